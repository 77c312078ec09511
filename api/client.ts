import type { ForgotRequest, LoginRequest, MeResponse, ResetRequest, TokenPair } from './auth.ts'
import { ApiError, SessionExpired } from './errors.ts'
import type { Block, Item, ItemList, PageList, PageSettings } from './pages.ts'
import { type RequestOptions, request } from './request.ts'
import { browserTokens, type TokenStore } from './token-storage.ts'
import { uploadFile } from './upload-file.ts'

export type Client = ReturnType<typeof createClient>

type Content = Record<string, unknown>
type Change = { content: Content; version: number }

/**
 * The browser's way to the API under `base`. It carries the stored token, refreshes it once on a 401, and otherwise
 * stays silent: it throws `ApiError`, `SessionExpired` or `Offline`, and whoever called says so on the screen.
 */
export function createClient(base: string, tokens: TokenStore = browserTokens) {
  let refreshing: Promise<void> | undefined
  let owner: string | undefined
  const listeners = new Set<() => void>()

  async function call<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
    const answer = await sendAuthorized((bearer) => request<Answer>(base + path, { ...options, bearer }))
    for (const listener of listeners) listener()
    return answer
  }

  /** Sends with the stored token, and once more with a fresh one where the server does not take it. */
  async function sendAuthorized<Answer>(send: (bearer: string | null) => Promise<Answer>): Promise<Answer> {
    const access = ownAccess()
    try {
      return await send(access)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
    }
    refreshing ??= withRefreshLock(() => refresh(access)).finally(() => {
      refreshing = undefined
    })
    await refreshing
    return await retry(send)
  }

  async function retry<Answer>(send: (bearer: string | null) => Promise<Answer>): Promise<Answer> {
    const access = ownAccess()
    try {
      return await send(access)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw expire(access)
      throw error
    }
  }

  function ownAccess(): string | null {
    const { access } = tokens.read()
    if (isSomebodyElses(access)) throw new SessionExpired('Somebody else is signed in')
    return access
  }

  /** The tokens are the browser's: somebody else may have signed in in another tab, who must not do what is done here. */
  function isSomebodyElses(access: string | null) {
    const subject = subjectOf(access)
    return owner && subject && subject !== owner
  }

  /** Runs in one tab at a time: a refresh token spent twice would end the session. */
  async function refresh(refused: string | null) {
    const now = tokens.read()
    if (now.access && now.access !== refused) return
    if (!now.refresh) throw expire(now.access)
    // Meanwhile somebody may log out, or in: then the answer is of a session that is no longer this browser's.
    const isStillOurs = () => tokens.read().refresh === now.refresh
    try {
      const body = { refresh_token: now.refresh }
      const pair = await request<TokenPair>(`${base}/v1/auth/token/refresh`, { method: 'POST', body })
      if (isStillOurs()) tokens.write(pair)
    } catch (error) {
      // A server that is away or too busy has said nothing about the session.
      if (!(error instanceof ApiError) || !isRefusal(error)) throw error
      if (isStillOurs()) throw expire(now.access)
    }
    if (!tokens.read().access) throw new SessionExpired('The session is over')
  }

  const revoke = (refresh_token: string) =>
    request(`${base}/v1/auth/logout`, { method: 'POST', body: { refresh_token } })

  /** Of who signed in since `access` was sent nothing is over. */
  function expire(access: string | null) {
    if (tokens.read().access === access) tokens.clear()
    return new SessionExpired('The session is over')
  }

  function enter(pair: TokenPair): Promise<MeResponse> {
    const { refresh } = tokens.read()
    tokens.write(pair)
    // The session that this one replaces belongs to nobody any more.
    if (refresh) void revoke(refresh).catch(() => {})
    return request(`${base}/v1/auth/me`, { bearer: pair.access_token })
  }

  return {
    /** Calls `listener` after each call that the server answered and did not refuse; answers what stops that. */
    onAnswer(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hasToken: () => tokens.read().access !== null,
    /** From now on only tokens of the account with this id are used; until then, those of anybody. */
    bind(user: string) {
      owner = user
    },
    /** Signs in, whoever this client is bound to; resolves to who one is. */
    async login(credentials: LoginRequest): Promise<MeResponse> {
      return enter(await request<TokenPair>(`${base}/v1/auth/login`, { method: 'POST', body: credentials }))
    },
    /** Both tokens are gone at once; the server is told so that it revokes the session. Somebody else's stay. */
    async logout() {
      const { access, refresh } = tokens.read()
      if (isSomebodyElses(access)) return
      tokens.clear()
      if (refresh) await revoke(refresh)
    },
    /** Asks for a link by mail; resolves alike whether there is such an account or not. */
    requestReset: (body: ForgotRequest) => request<void>(`${base}/v1/auth/password/forgot`, { method: 'POST', body }),
    /** Sets a new password with the link's token; `ApiError` 410 when that is used or too old. Resolves to whom an invitation signs in. */
    async resetPassword(body: ResetRequest): Promise<MeResponse | undefined> {
      const pair = await request<TokenPair | undefined>(`${base}/v1/auth/password/reset`, { method: 'POST', body })
      return pair && enter(pair)
    },
    me: () => call<MeResponse>('/v1/auth/me'),
    /** All pages, by the names that their settings give them. */
    pages: () => call<PageList>(`/v1/pages?_=${Date.now()}`),
    /** A page's blocks; the items of long collections are asked for apart, with their versions. */
    page: (slug: string) => call<Block[]>(`/v1/pages/${slug}?collections=none&_=${Date.now()}`),
    /** All items of a block's collection, without their long bodies. */
    async items(block: string): Promise<Item[]> {
      const items: Item[] = []
      let cursor: string | null = null
      do {
        const from: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
        const chunk: ItemList = await call(`/v1/pages/blocks/${block}/items?limit=100${from}&_=${Date.now()}`)
        items.push(...chunk.items)
        cursor = chunk.next_cursor
      } while (cursor !== null)
      return items
    },
    item: (block: string, item: string) => call<Item>(`/v1/pages/blocks/${block}/items/${item}?_=${Date.now()}`),
    saveBlock: (block: { id: string; block_type: string }, { content, version }: Change) =>
      call<Block>(`/v1/pages/blocks/${block.id}`, {
        method: 'PUT',
        body: { type: block.block_type, content, version },
      }),
    addBlock: (page: string, block: { block_type: string; content: Content; before?: string | undefined }) =>
      call<Block>(`/v1/pages/${page}/blocks`, { method: 'POST', body: block }),
    deleteBlock: (id: string) => call<void>(`/v1/pages/blocks/${id}`, { method: 'DELETE' }),
    showBlock: (id: string) => call<Block>(`/v1/pages/blocks/${id}/show`, { method: 'POST' }),
    orderBlocks: (page: string, block_ids: string[]) =>
      call<Block[]>('/v1/pages/blocks/reorder', { method: 'POST', body: { page, block_ids } }),
    saveItem: (block: string, item: string, change: Change) =>
      call<Item>(`/v1/pages/blocks/${block}/items/${item}`, { method: 'PUT', body: change }),
    addItem: (block: string, item: { content: Content; before?: string | undefined }) =>
      call<Item>(`/v1/pages/blocks/${block}/items`, { method: 'POST', body: item }),
    deleteItem: (block: string, item: string) =>
      call<void>(`/v1/pages/blocks/${block}/items/${item}`, { method: 'DELETE' }),
    orderItems: (block: string, item_ids: string[]) =>
      call<void>(`/v1/pages/blocks/${block}/items/reorder`, { method: 'POST', body: { item_ids } }),
    settings: (page: string) => call<PageSettings>(`/v1/pages/${page}/settings?_=${Date.now()}`),
    saveSettings: (page: string, change: Change) =>
      call<PageSettings>(`/v1/pages/${page}/settings`, { method: 'PUT', body: change }),
    /** Uploads a picture or another file; `onProgress` is told in per cent how much of it has left. */
    upload: (file: File, onProgress: (percent: number) => void, signal?: AbortSignal) =>
      sendAuthorized((bearer) => uploadFile(`${base}/v1/uploads/`, file, { bearer, onProgress, signal })),
    /** Goes on with the session that takes the place of this one, which `begin` is given the refresh token of. */
    replaceSession: async (begin: (refresh_token?: string) => Promise<TokenPair>) =>
      tokens.write(await begin(tokens.read().refresh ?? undefined)),
    /** What the administrators' panels ask for (api/admin-client.ts). */
    call,
  }
}

/** What a refresh token is refused by: it is spent or revoked, or none at all. */
const isRefusal = ({ status }: ApiError) => status === 401 || status === 422

/** The account that an access token was given to. */
function subjectOf(token: string | null): string | undefined {
  try {
    const [, claims = ''] = token?.split('.') ?? []
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub
  } catch {
    return undefined
  }
}

/** Across tabs where the browser can (it cannot on insecure addresses). */
function withRefreshLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('session-refresh', task) : task()
}
