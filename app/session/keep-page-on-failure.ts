import { useEffect, useState } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useMatches, useNavigate } from 'react-router'

type Results = Record<string, DataStrategyResult>
type Page = { address: string; id: string; data: unknown }

/** The last page shown, whether another one has failed since, and whether the frame is shown. */
let last: Page | undefined
let hasFailed = false
let hasFrame = false

/**
 * The router loads the data of the frame (header and footer) with every page, so without a response both fail. Removing
 * the error of the frame makes the router keep the frame that is shown. If none is shown (after the login), its error
 * stays: otherwise the router would render nothing. Going back from a failed page shows the last page, even if its data
 * fails too.
 */
export const keepOnFailure: MiddlewareFunction<Results> = async ({ url }, next) => {
  const results = await next()
  for (const id of hasFrame ? ['root', 'layout/site'] : ['root']) if (results[id]?.type === 'error') delete results[id]
  if (last && hasFailed && url.pathname + url.search === last.address && results[last.id]?.type === 'error') {
    results[last.id] = { type: 'data', result: last.data }
  }
  return results
}

/** Remembers the current page for `keepOnFailure`. */
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
 * For error boundaries: shows the page as soon as its loader succeeds, after an undo for instance. The router does this
 * itself only if it has rendered its loading state, which it may skip on a slow machine.
 */
export function useErrorReset(loaderData: unknown): void {
  // If the data were there from the beginning, rendering them failed and would fail again.
  const [wasMissing] = useState(loaderData === undefined)
  const navigate = useNavigate()
  const location = useLocation()
  const isThere = wasMissing && loaderData !== undefined
  useEffect(() => {
    if (isThere) void navigate(location, { replace: true, preventScrollReset: true })
  }, [isThere, navigate, location])
}
