import type { Client } from '#api/client.ts'

/**
 * So that the data include hidden pages and blocks. The router has no option for headers. Returns a function that
 * restores `window.fetch`.
 */
export function authorizePageData(client: Client): () => void {
  const { fetch } = window
  const authorized: typeof fetch = async (input, init) => {
    const isPageData = new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith('.data')
    if (!isPageData || !client.hasToken()) return fetch(input, init)
    const send = (bearer: string | null, place: string) => {
      const headers = new Headers(init?.headers)
      if (bearer) headers.set('authorization', `Bearer ${bearer}`)
      headers.set('x-release', place)
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
