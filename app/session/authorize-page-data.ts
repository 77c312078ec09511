import type { Client } from '#api/client.ts'

/**
 * Adds the token to the router's requests for page data, which would lack hidden pages and blocks without it. It
 * replaces `window.fetch`, because the router has no setting for headers. Returns a function that restores `fetch`.
 */
export function authorizePageData(client: Client): () => void {
  const { fetch } = window
  const authorized: typeof fetch = async (input, init) => {
    const isPageData = new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith('.data')
    if (!isPageData || !client.hasToken()) return fetch(input, init)
    const send = (bearer: string | null, release?: string) => {
      const headers = new Headers(init?.headers)
      if (bearer) headers.set('authorization', `Bearer ${bearer}`)
      if (release) headers.set('x-release', release)
      return fetch(input, { ...init, headers })
    }
    return client.fetch(send).catch((error) => {
      if (init?.signal?.aborted) throw error
      return fetch(input, init)
    })
  }
  window.fetch = authorized
  return () => {
    window.fetch = fetch
  }
}
