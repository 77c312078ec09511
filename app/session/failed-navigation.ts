import { useEffect } from 'react'
import { type DataStrategyResult, type MiddlewareFunction, useLocation, useMatches } from 'react-router'

type Results = Record<string, DataStrategyResult>
type Page = { address: string; id: string; data: unknown }

/** The page that was on the screen last, and whether another one failed since. */
let last: Page | undefined
let hasFailed = false

const frame = ['root', 'layout/site']

/**
 * The router asks for the frame together with each page, and where no answer comes both fail. What it already has of the
 * frame stays then, and so does the page that somebody returns to from one that failed.
 */
export const keepOnFailure: MiddlewareFunction<Results> = async ({ url }, next) => {
  const results = await next()
  for (const id of frame) if (results[id]?.type === 'error') delete results[id]
  if (last && hasFailed && url.pathname + url.search === last.address && results[last.id]?.type === 'error') {
    results[last.id] = { type: 'data', result: last.data }
  }
  return results
}

/** Remembers the page on the screen for `keepOnFailure`. */
export function useLastPage() {
  const { id = '', loaderData: data } = useMatches().at(-1) ?? {}
  const { pathname, search } = useLocation()
  useEffect(() => {
    hasFailed = data === undefined
    if (!hasFailed) last = { address: pathname + search, id, data }
  }, [pathname, search, id, data])
}
