import type { ForgotRequest, LoginRequest, MeResponse, ResetRequest, TokenPair } from './auth.ts'
import { ApiError, SessionExpired } from './errors.ts'
import type { Block, Item, ItemList } from './pages.ts'
import { type Call, request } from './request.ts'
import { browserTokens, type TokenStore } from './session-storage.ts'

export type Client = ReturnType<typeof createClient>

type Content = Record<string, unknown>
type Change = { content: Content; version: number }

/**
 * The browser's way to the API under `base`. It carries the stored token, refreshes it once on a 401, and otherwise
 * stays silent: it throws `ApiError`, `SessionExpired` or `Offline`, and whoever called says so on the screen.
 */
export function createClient(base: string, tokens: TokenStore = browserTokens) {
  let refreshing: Promise<void> | undefined

  async function call<Answer>(path: string, options: Call = {}): Promise<Answer> {
    const { access } = tokens.read()
    try {
      return await request<Answer>(base + path, { ...options, bearer: access })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
    }
    refreshing ??= alone(() => refresh(access)).finally(() => {
      refreshing = undefined
    })
    await refreshing
    return await retry<Answer>(path, options)
  }

  async function retry<Answer>(path: string, options: Call): Promise<Answer> {
    try {
      return await request<Answer>(base + path, { ...options, bearer: tokens.read().access })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw expire()
      throw error
    }
  }

  /** Runs in one tab at a time: a refresh token spent twice would end the session. */
  async function refresh(refused: string | null) {
    const now = tokens.read()
    if (now.access && now.access !== refused) return
    if (!now.refresh) throw expire()
    // Meanwhile somebody may log out, or in: then the answer is of a session that is no longer this browser's.
    const isStillOurs = () => tokens.read().refresh === now.refresh
    try {
      const body = { refresh_token: now.refresh }
      const pair = await request<TokenPair>(`${base}/v1/auth/token/refresh`, { method: 'POST', body })
      if (isStillOurs()) tokens.write(pair)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isStillOurs()) throw expire()
    }
    if (!tokens.read().access) throw new SessionExpired('The session is over')
  }

  function expire() {
    tokens.clear()
    return new SessionExpired('The session is over')
  }

  return {
    hasToken: () => tokens.read().access !== null,
    async login(credentials: LoginRequest) {
      tokens.write(await request<TokenPair>(`${base}/v1/auth/login`, { method: 'POST', body: credentials }))
    },
    /** Both tokens are gone at once; the server is told so that it revokes the session. */
    async logout() {
      const { refresh } = tokens.read()
      tokens.clear()
      if (refresh) await request(`${base}/v1/auth/logout`, { method: 'POST', body: { refresh_token: refresh } })
    },
    /** Asks for a link by mail; resolves alike whether there is such an account or not. */
    requestReset: (body: ForgotRequest) => request<void>(`${base}/v1/auth/password/forgot`, { method: 'POST', body }),
    /** Sets a new password with the link's token; `ApiError` 410 when that is used or too old. */
    resetPassword: (body: ResetRequest) => request<void>(`${base}/v1/auth/password/reset`, { method: 'POST', body }),
    me: () => call<MeResponse>('/v1/auth/me'),
    /** A page's blocks; the items of long collections are asked for apart, with their versions. */
    page: (slug: string) => call<Block[]>(`/v1/pages/${slug}?collections=none&_=${Date.now()}`),
    items: (block: string) => call<ItemList>(`/v1/pages/blocks/${block}/items?limit=100&_=${Date.now()}`),
    item: (block: string, item: string) => call<Item>(`/v1/pages/blocks/${block}/items/${item}?_=${Date.now()}`),
    saveBlock: (block: { id: string; block_type: string }, { content, version }: Change) =>
      call<Block>(`/v1/pages/blocks/${block.id}`, {
        method: 'PUT',
        body: { type: block.block_type, content, version },
      }),
    saveItem: (block: string, item: string, change: Change) =>
      call<Item>(`/v1/pages/blocks/${block}/items/${item}`, { method: 'PUT', body: change }),
  }
}

/** Across tabs where the browser can (it cannot on insecure addresses). */
function alone<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('session-refresh', task) : task()
}
