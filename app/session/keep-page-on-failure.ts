import { useEffect, useState } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useMatches, useNavigate } from 'react-router'

type Results = Record<string, DataStrategyResult>
type ShownPage = { address: string; id: string; data: unknown }

/**
 * The last page that was shown, whether another page has failed since then, and whether header and footer are shown.
 */
let last: ShownPage | undefined
let hasFailed = false
let hasFrame = false

/**
 * Keeps the shown frame (header and footer) if the server does not respond. The router loads the data of the frame with
 * every page, so without a response the data of the page and of the frame fail. If the error of the frame is removed,
 * the router keeps the frame that is shown. If no frame is shown, as after the login, the error stays, because
 * otherwise the router would render nothing. When the user goes back from a failed page, the last page is shown even if
 * its data fail too.
 */
export const keepOnFailure: MiddlewareFunction<Results> = async ({ url }, next) => {
  const results = await next()
  for (const id of hasFrame ? ['root', 'layout/site'] : ['root']) if (results[id]?.type === 'error') delete results[id]
  if (last && hasFailed && url.pathname + url.search === last.address && results[last.id]?.type === 'error') {
    results[last.id] = { type: 'data', result: last.data }
  }
  return results
}

/** Records the current page for `keepOnFailure`. */
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
 * For error boundaries: shows the page again as soon as its loader succeeds, e.g. after an undo. The router does this
 * only if it has rendered its loading state, which can be skipped on a slow machine.
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
