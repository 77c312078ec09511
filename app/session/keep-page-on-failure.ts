import { useEffect, useState } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useMatches, useNavigate } from 'react-router'

type Results = Record<string, DataStrategyResult>
type ShownPage = { address: string; id: string; data: unknown }

let last: ShownPage | undefined
let hasFailed = false
let hasFrame = false

/**
 * The router loads the frame's data with every page, so without a response both fail. Without the frame's error it
 * keeps the frame that is shown; if none is, as after the login, the error stays. Back from a failed page, the last one
 * is shown even if its data fail.
 */
export const keepOnFailure: MiddlewareFunction<Results> = async ({ url }, next) => {
  const results = await next()
  for (const id of hasFrame ? ['root', 'layout/frame'] : ['root']) if (results[id]?.type === 'error') delete results[id]
  if (last && hasFailed && url.pathname + url.search === last.address && results[last.id]?.type === 'error') {
    results[last.id] = { type: 'data', result: last.data }
  }
  return results
}

export function useLastPage() {
  const { id = '', loaderData: data } = useMatches().at(-1) ?? {}
  const { pathname, search } = useLocation()
  useEffect(() => {
    hasFrame = true
    return () => {
      hasFrame = false
    }
  }, [])
  useEffect(() => {
    hasFailed = data === undefined
    if (!hasFailed) last = { address: pathname + search, id, data }
  }, [pathname, search, id, data])
}

/**
 * Shows the page again as soon as its loader succeeds, e.g. after an undo. The router can miss that on a slow machine.
 */
export function useErrorReset(loaderData: unknown): void {
  // If the data were not missing at first, rendering them has failed and would fail again.
  const [wasMissing] = useState(loaderData === undefined)
  const navigate = useNavigate()
  const location = useLocation()
  const isThere = wasMissing && loaderData !== undefined
  useEffect(() => {
    if (isThere) void navigate(location, { replace: true, preventScrollReset: true })
  }, [isThere, navigate, location])
}
