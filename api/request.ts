import { ApiError, Offline } from './errors.ts'
import type { Problem } from './problem.ts'

export type RequestOptions = {
  method?: string
  body?: unknown
  bearer?: string | null
  /** Where content is read and written: the id of a release, or 'live'. */
  release?: string | undefined
  signal?: AbortSignal
  as?: 'json' | 'text'
}

const timeout = 20_000

/** Throws `ApiError` on an error status, `Offline` without a response. */
export async function request<Answer>(
  url: string,
  { method = 'GET', body, bearer, release, signal, as = 'json' }: RequestOptions = {},
): Promise<Answer> {
  const headers: Record<string, string> = { accept: as === 'json' ? 'application/json' : '*/*' }
  if (bearer) headers.authorization = `Bearer ${bearer}`
  if (release) headers['x-release'] = release
  if (body !== undefined) headers['content-type'] = 'application/json'
  const limit = AbortSignal.timeout(timeout)
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method,
      headers,
      // Needed for the device cookie (server/auth/device-cookies.ts) if the API has another origin than the page.
      credentials: 'include',
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Offline('The server cannot be reached', { cause: error })
  }
  if (response.ok && as === 'text') return text as Answer
  const answer = parse(text)
  if (response.ok) return answer as Answer
  const wait = Number(response.headers.get('retry-after'))
  throw new ApiError(response.status, (answer ?? {}) as Partial<Problem>, wait || undefined)
}

/** Parses JSON; undefined for other text, such as the HTML error page of a proxy. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
