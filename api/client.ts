import type { Dictionary } from '#content/json.ts'
import type { ForgotRequest, LoginRequest, MeResponse, ResetRequest, TokenPair } from './auth.ts'
import { ApiError, Offline, SessionExpired } from './errors.ts'
import type { Block, Item, ItemList, NewPage, PageChange, PageDetails, PageList } from './pages.ts'
import { type RequestOptions, request } from './request.ts'
import { browserTokens, type TokenStore } from './token-storage.ts'

export type Client = ReturnType<typeof createClient>

type Saved = { content: Dictionary; version: number }

/** What the clients of one window share: the account that they are bound to, and the refresh of its tokens. */
export type ClientSession = { owner?: string; refreshing?: Promise<void> | undefined; answers: EventTarget }

export const newClientSession = (): ClientSession => ({ answers: new EventTarget() })

/**
 * Sends the stored access token with each call; on a 401 it refreshes the token and repeats the call once. It belongs
 * to one `place` for ever, the live site or a release, so a save goes where it was begun. Calls throw `ApiError`,
 * `SessionExpired` or `Offline`.
 */
export function createClient(
  base: string,
  tokens: TokenStore = browserTokens,
  place = 'live',
  session: ClientSession = newClientSession(),
) {
  const { answers } = session

  async function call<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
    const answer = await sendAuthorized((bearer) =>
      request<Answer>(base + path, { ...options, bearer, release: place }),
    )
    answers.dispatchEvent(new Event('answer'))
    return answer
  }

  async function sendAuthorized<Answer>(send: (bearer: string | null) => Promise<Answer>): Promise<Answer> {
    const access = ownAccess()
    try {
      return await send(access)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
    }
    session.refreshing ??= withRefreshLock(() => refresh(access)).finally(() => {
      session.refreshing = undefined
    })
    await session.refreshing
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

  /** All tabs share the stored tokens, so somebody else may have signed in in another tab. */
  function isSomebodyElses(access: string | null) {
    const subject = subjectOf(access)
    return session.owner && subject && subject !== session.owner
  }

  /** Called when the server refused `refused`. One tab at a time: using a refresh token twice may end the session. */
  async function refresh(refused: string | null) {
    const now = tokens.read()
    if (now.access && now.access !== refused) return
    if (!now.refresh) throw expire(now.access)
    // A logout or login during the request replaces the stored tokens: the response then belongs to an old session.
    const isStillOurs = () => tokens.read().refresh === now.refresh
    try {
      const body = { refresh_token: now.refresh }
      const pair = await request<TokenPair>(`${base}/v1/auth/token/refresh`, { method: 'POST', body })
      if (isStillOurs()) tokens.write(pair)
    } catch (error) {
      // An unreachable or overloaded server does not mean that the session is over.
      if (!(error instanceof ApiError) || !isRefusal(error)) throw error
      if (isStillOurs()) throw expire(now.access)
    }
    if (!tokens.read().access) throw new SessionExpired('The session is over')
  }

  const revoke = (refresh_token: string) =>
    request(`${base}/v1/auth/logout`, { method: 'POST', body: { refresh_token } })

  /** Unless a login has replaced them since `access` was sent. Returns the error to throw. */
  function expire(access: string | null) {
    if (tokens.read().access === access) tokens.clear()
    return new SessionExpired('The session is over')
  }

  function enter(pair: TokenPair): Promise<MeResponse> {
    const { refresh } = tokens.read()
    tokens.write(pair)
    // Nothing uses the previous session any more. If it cannot be revoked, it ends when it expires.
    if (refresh) void revoke(refresh).catch(() => {})
    return request(`${base}/v1/auth/me`, { bearer: pair.access_token })
  }

  return {
    base,
    /** Dispatches 'answer' after each successful call. */
    answers,
    hasToken: () => tokens.read().access !== null,
    /** Restricts the session to tokens of the account with this id. Before, tokens of any account are used. */
    bind(user: string) {
      session.owner = user
    },
    /** Signs in, also as another user than the client is bound to. */
    async login(credentials: LoginRequest): Promise<MeResponse> {
      return enter(await request<TokenPair>(`${base}/v1/auth/login`, { method: 'POST', body: credentials }))
    },
    /** Clears both tokens at once, then revokes the session, unless the tokens belong to another user. */
    async logout() {
      const { access, refresh } = tokens.read()
      if (isSomebodyElses(access)) return
      tokens.clear()
      if (refresh) await revoke(refresh)
    },
    /** Resolves also if no account has the address. */
    requestReset: (body: ForgotRequest) => request<void>(`${base}/v1/auth/password/forgot`, { method: 'POST', body }),
    /** `ApiError` 410 if the token is used or expired. An invitation also signs in and resolves to the user. */
    async resetPassword(body: ResetRequest): Promise<MeResponse | undefined> {
      const pair = await request<TokenPair | undefined>(`${base}/v1/auth/password/reset`, { method: 'POST', body })
      return pair && enter(pair)
    },
    /** Calls `send` with the token and the release; on a 401, refreshes the token and calls `send` once more. */
    fetch: (send: (bearer: string | null, place: string) => Promise<Response>): Promise<Response> =>
      sendAuthorized(async (bearer) => {
        const response = await send(bearer, place)
        if (response.status === 401) throw new ApiError(401, {})
        return response
      }),
    me: () => call<MeResponse>('/v1/auth/me'),
    pages: () => call<PageList>(`/v1/pages?_=${Date.now()}`),
    /** Fetches blocks without the items of their collections. */
    page: (slug: string) => call<Block[]>(`/v1/pages/${slug}?collections=none&_=${Date.now()}`),
    /** Fetches all items without their long bodies. */
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
    saveBlock: (block: { id: string; block_type: string }, { content, version }: Saved) =>
      call<Block>(`/v1/pages/blocks/${block.id}`, {
        method: 'PUT',
        body: { type: block.block_type, content, version },
      }),
    addBlock: (page: string, block: { block_type: string; content: Dictionary; before?: string | undefined }) =>
      call<Block>(`/v1/pages/${page}/blocks`, { method: 'POST', body: block }),
    deleteBlock: (id: string) => call<void>(`/v1/pages/blocks/${id}`, { method: 'DELETE' }),
    showBlock: (id: string) => call<Block>(`/v1/pages/blocks/${id}/show`, { method: 'POST' }),
    orderBlocks: (page: string, block_ids: string[]) =>
      call<Block[]>('/v1/pages/blocks/reorder', { method: 'POST', body: { page, block_ids } }),
    saveItem: (block: string, item: string, change: Saved) =>
      call<Item>(`/v1/pages/blocks/${block}/items/${item}`, { method: 'PUT', body: change }),
    renameItem: (block: string, item: string, id: string) =>
      call<Item>(`/v1/pages/blocks/${block}/items/${item}`, { method: 'PATCH', body: { id } }),
    addItem: (block: string, item: { content: Dictionary; before?: string | undefined }) =>
      call<Item>(`/v1/pages/blocks/${block}/items`, { method: 'POST', body: item }),
    deleteItem: (block: string, item: string) =>
      call<void>(`/v1/pages/blocks/${block}/items/${item}`, { method: 'DELETE' }),
    orderItems: (block: string, item_ids: string[]) =>
      call<void>(`/v1/pages/blocks/${block}/items/reorder`, { method: 'POST', body: { item_ids } }),
    settings: (page: string) => call<PageDetails>(`/v1/pages/${page}/settings?_=${Date.now()}`),
    createPage: (page: NewPage) => call<PageDetails>('/v1/pages', { method: 'POST', body: page }),
    saveSettings: (page: string, change: PageChange) =>
      call<PageDetails>(`/v1/pages/${page}`, { method: 'PATCH', body: change }),
    deletePage: (page: string) => call<void>(`/v1/pages/${page}`, { method: 'DELETE' }),
    /** `onProgress` receives the percentage sent. */
    async upload(file: File, onProgress: (percent: number) => void, signal?: AbortSignal) {
      const { uploadFile } = await import('./upload-file.ts').catch((cause) => {
        throw new Offline('The server cannot be reached', { cause })
      })
      return sendAuthorized((bearer) => uploadFile(`${base}/v1/uploads/`, file, { bearer, onProgress, signal }))
    },
    /** Replaces the session: `begin` receives the current refresh token and returns the tokens of a new session. */
    replaceSession: async (begin: (refresh_token?: string) => Promise<TokenPair>) =>
      tokens.write(await begin(tokens.read().refresh ?? undefined)),
    /** Sends one call; api/admin-client.ts builds further calls with it. */
    call,
  }
}

/**
 * Whether the server rejected the refresh token: with 401 if it is used, expired or revoked, 422 if it is malformed.
 */
const isRefusal = ({ status }: ApiError) => status === 401 || status === 422

/** `sub` in the claims of the JWT. */
function subjectOf(token: string | null): string | undefined {
  try {
    const [, claims = ''] = token?.split('.') ?? []
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub
  } catch {
    return undefined
  }
}

/** Runs at once on insecure origins, where the Web Locks API is not available. */
function withRefreshLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('session-refresh', task) : task()
}
