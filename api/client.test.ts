import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient, newClientSession } from './client.ts'
import { ApiError, Offline, SessionExpired } from './errors.ts'
import type { TokenStore } from './token-storage.ts'

/**
 * Creates a fake API. It accepts one access token at a time, and exchanges an unused refresh token for the next pair.
 */
function startApi() {
  const seen: string[] = []
  const state = {
    access: 'access-1',
    refresh: 'refresh-1',
    refreshes: 0,
    isDown: false,
    /** If true, every access token is rejected. */
    isClosed: false,
    isSpent: false,
    /** The error status of every refresh; 0 lets it succeed. */
    trouble: 0,
    sent: {},
    /** The header that says where each request reads and writes content. */
    places: [] as unknown[],
    /** The response body of a login. */
    login: undefined as object | undefined,
    onRefresh: () => {},
    onCall: () => {},
  }
  const server = createServer(async (request, response) => {
    seen.push(`${request.method} ${request.url?.split('?')[0]}`)
    state.places.push(request.headers['x-release'])
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (state.isDown) return void request.socket.destroy()
    if (request.url?.startsWith('/v1/auth/password/')) {
      state.sent = { authorization: request.headers.authorization, ...(await bodyOf(request)) }
      return state.isSpent ? answer(410, { title: 'Gone' }) : void response.writeHead(204).end()
    }
    if (request.url === '/v1/auth/login' && state.login) return answer(200, state.login)
    if (request.url === '/v1/auth/logout') {
      state.sent = await bodyOf(request)
      return void response.writeHead(204).end()
    }
    if (request.url === '/v1/auth/token/refresh') {
      state.refreshes++
      state.onRefresh()
      if (state.trouble) return answer(state.trouble, { title: 'Trouble' })
      if ((await bodyOf(request)).refresh_token !== state.refresh) return answer(401, { title: 'Unauthorized' })
      state.access = `access-${state.refreshes + 1}`
      state.refresh = `refresh-${state.refreshes + 1}`
      return answer(200, { access_token: state.access, refresh_token: state.refresh })
    }
    if (request.url?.includes('/items?')) {
      const at = Number(new URL(request.url, 'http://localhost').searchParams.get('cursor') ?? 1)
      return answer(200, { items: [{ id: `item-${at}` }], next_cursor: at < 3 ? String(at + 1) : null, total: 3 })
    }
    state.onCall()
    const isGood = !state.isClosed && request.headers.authorization === `Bearer ${state.access}`
    return isGood ? answer(200, { name: 'Editor' }) : answer(401, { title: 'Unauthorized', detail: 'Log in again' })
  })
  return { server, state, seen }
}

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(text) as Record<string, unknown>
}

function tokenStore(access: string | null, refresh: string | null): TokenStore {
  let kept = { access, refresh }
  return {
    read: () => kept,
    write: (pair) => {
      kept = { access: pair.access_token, refresh: pair.refresh_token }
    },
    clear: () => {
      kept = { access: null, refresh: null }
    },
  }
}

const tokenOf = (sub: string) => ['', Buffer.from(JSON.stringify({ sub })).toString('base64url'), ''].join('.')

describe("the browser's client", () => {
  let api: ReturnType<typeof startApi>
  let base: string
  let server: Server

  beforeEach(async () => {
    api = startApi()
    server = api.server
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
    base = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((closed) => server.close(closed)))

  test('says with each call where it reads and writes, whatever another client of the session does', async () => {
    const tokens = tokenStore('stale', 'refresh-1')
    const session = newClientSession()
    const [live, autumn] = [undefined, 'autumn'].map((place) => createClient(base, tokens, place, session))
    await Promise.all([live?.settings('home'), autumn?.settings('home')])
    await autumn?.saveItem('posts', 'a', { content: {}, version: 1 })
    await live?.saveItem('posts', 'a', { content: {}, version: 1 })
    expect(api.state.places.filter(Boolean).slice(-4)).toEqual([
      expect.any(String),
      expect.any(String),
      'autumn',
      'live',
    ])
    expect(api.state.refreshes).toBe(1)
  })

  test('sends the stored access token', async () => {
    const client = createClient(base, tokenStore('access-1', 'refresh-1'))
    expect(await client.me()).toEqual({ name: 'Editor' })
    expect(api.seen).toEqual(['GET /v1/auth/me'])
  })

  test('fetches every page of a list', async () => {
    const items = await createClient(base, tokenStore('access-1', 'refresh-1')).items('posts')
    expect(items.map(({ id }) => id)).toEqual(['item-1', 'item-2', 'item-3'])
  })

  test('refreshes on a 401, replaces both tokens and retries once', async () => {
    const tokens = tokenStore('stale', 'refresh-1')
    expect(await createClient(base, tokens).me()).toEqual({ name: 'Editor' })
    expect(tokens.read()).toEqual({ access: 'access-2', refresh: 'refresh-2' })
  })

  test('lets concurrent requests wait for a single refresh', async () => {
    const client = createClient(base, tokenStore('stale', 'refresh-1'))
    await Promise.all([client.me(), client.me(), client.me()])
    expect(api.state.refreshes).toBe(1)
  })

  test('does not reuse a refresh token that another tab has just used', async () => {
    const tokens = tokenStore('stale', 'refresh-1')
    await Promise.all([createClient(base, tokens).me(), createClient(base, tokens).me()])
    expect(api.state.refreshes).toBe(1)
  })

  test('retries only once: a second 401 ends the session', async () => {
    const tokens = tokenStore('stale', 'refresh-1')
    const client = createClient(base, { ...tokens, write: () => undefined })
    await expect(client.me()).rejects.toThrow(SessionExpired)
    expect(api.seen).toHaveLength(3)
  })

  test.each([
    ['without a refresh token', null],
    ['with a used refresh token', 'refresh-0'],
  ])('%s clears both tokens and throws SessionExpired', async (_case, refresh) => {
    const tokens = tokenStore('stale', refresh)
    await expect(createClient(base, tokens).me()).rejects.toThrow(SessionExpired)
    expect(tokens.read()).toEqual({ access: null, refresh: null })
  })

  test('a logout during a refresh is not undone', async () => {
    const tokens = tokenStore('stale', 'refresh-1')
    const client = createClient(base, tokens)
    let loggedOut: Promise<unknown> | undefined
    api.state.onRefresh = () => {
      loggedOut = client.logout().catch(() => undefined)
    }
    await expect(client.me()).rejects.toThrow(SessionExpired)
    await loggedOut
    expect(tokens.read()).toEqual({ access: null, refresh: null })
  })

  test('a login during a rejected refresh keeps its tokens', async () => {
    const tokens = tokenStore('stale', 'refresh-0')
    api.state.onRefresh = () => tokens.write({ access_token: 'access-1', refresh_token: 'refresh-1' })
    expect(await createClient(base, tokens).me()).toEqual({ name: 'Editor' })
    expect(tokens.read().refresh).toBe('refresh-1')
  })

  test.each([429, 500, 502, 503, 507])('keeps the tokens when the refresh is answered with %s', async (status) => {
    const tokens = tokenStore('stale', 'refresh-1')
    api.state.trouble = status
    await expect(createClient(base, tokens).me()).rejects.toMatchObject({ status })
    expect(tokens.read()).toEqual({ access: 'stale', refresh: 'refresh-1' })
  })

  test('a bound client sends nothing with the tokens of another user who signed in in another tab', async () => {
    const tokens = tokenStore(tokenOf('one'), 'refresh-1')
    const client = createClient(base, tokens)
    api.state.access = tokenOf('one')
    client.bind('one')
    expect(await client.me()).toEqual({ name: 'Editor' })
    tokens.write({ access_token: tokenOf('other'), refresh_token: 'refresh-2' })
    api.state.access = tokenOf('other')
    await expect(client.me()).rejects.toThrow(SessionExpired)
    expect(tokens.read().refresh).toBe('refresh-2')
    client.bind('other')
    expect(await client.me()).toEqual({ name: 'Editor' })
  })

  test('a logout does not end the session of another user who signed in in another tab', async () => {
    const tokens = tokenStore(tokenOf('other'), 'refresh-2')
    const client = createClient(base, tokens)
    client.bind('one')
    await client.logout()
    expect(tokens.read()).toEqual({ access: tokenOf('other'), refresh: 'refresh-2' })
    expect(api.seen).toEqual([])
    await expect(client.me()).rejects.toThrow(SessionExpired)
    client.bind('other')
    await client.logout().catch(() => undefined)
    expect(tokens.read()).toEqual({ access: null, refresh: null })
    expect(api.seen).toEqual(['POST /v1/auth/logout'])
  })

  test('a login during a rejected retry keeps its tokens', async () => {
    const tokens = tokenStore('stale', 'refresh-1')
    api.state.isClosed = true
    api.state.onCall = () => {
      if (api.state.refreshes > 0) tokens.write({ access_token: tokenOf('other'), refresh_token: 'theirs' })
    }
    await expect(createClient(base, tokens).me()).rejects.toThrow(SessionExpired)
    expect(tokens.read()).toEqual({ access: tokenOf('other'), refresh: 'theirs' })
  })

  test('keeps the tokens while the server is unreachable', async () => {
    const tokens = tokenStore('access-1', 'refresh-1')
    api.state.isDown = true
    await expect(createClient(base, tokens).me()).rejects.toThrow(Offline)
    expect(tokens.read().access).toBe('access-1')
  })

  test('a login revokes the session that it replaces', async () => {
    const tokens = tokenStore('access-0', 'refresh-0')
    api.state.login = { access_token: 'access-1', refresh_token: 'refresh-1' }
    await createClient(base, tokens).login({ email: 'a@example.com', password: 'right' })
    expect(tokens.read()).toEqual({ access: 'access-1', refresh: 'refresh-1' })
    await expect.poll(() => api.state.sent).toEqual({ refresh_token: 'refresh-0' })
  })

  test('does not refresh after a rejected login', async () => {
    const tokens = tokenStore(null, 'refresh-1')
    const login = createClient(base, tokens).login({ email: 'a@example.com', password: 'wrong' })
    await expect(login).rejects.toThrow(ApiError)
    expect(api.state.refreshes).toBe(0)
    expect(tokens.read().refresh).toBe('refresh-1')
  })

  test('requests and performs a password reset without the session', async () => {
    const client = createClient(base, tokenStore('access-1', 'refresh-1'))
    await client.requestReset({ email: 'a@example.com', locale: 'ar' })
    expect(api.state.sent).toEqual({ email: 'a@example.com', locale: 'ar' })
    await client.resetPassword({ token: 'token', password: 'New-horse-2!' })
    expect(api.state.sent).toEqual({ token: 'token', password: 'New-horse-2!' })
    expect(api.seen).toEqual(['POST /v1/auth/password/forgot', 'POST /v1/auth/password/reset'])
    api.state.isSpent = true
    await expect(client.resetPassword({ token: 'token', password: 'New-horse-2!' })).rejects.toMatchObject({
      status: 410,
    })
  })
})
