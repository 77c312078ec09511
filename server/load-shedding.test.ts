import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createLoadShedder, pacing, semaphore } from './load-shedding.ts'
import { startPages } from './render/testing/start-pages.ts'
import { describeEachDialect, type OpenDatabase } from './testing/each-dialect.ts'

function busyFor(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** Simulates a renderer on a slow machine. Paths with '/made' are not found, so they are not cached. */
const slow = {
  async render({ url }: Request) {
    busyFor(20)
    const status = url.includes('/made') ? 404 : 200
    return new Response('<p>Made', { status, headers: { 'content-type': 'text/html' } })
  },
}

type Answer = { path: string; status: number; headers: IncomingMessage['headers']; body: string; ms: number }

/** Starts a site that listens on a port, with functions that send requests over connections that are already open. */
async function listening(open: OpenDatabase) {
  const { app, ask } = await startPages(await open(), slow)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const dial = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const asking = (path: string) => {
      const began = performance.now()
      return new Promise<Answer>((resolve, reject) => {
        get({ port, host: '127.0.0.1', path, agent }, async (answer) => {
          const { statusCode: status = 0, headers } = answer
          resolve({ path, status, headers, body: await text(answer), ms: performance.now() - began })
        }).on('error', reject)
      })
    }
    await asking('/healthz')
    return asking
  }
  return {
    ask,
    /** Requests all paths at the same time. */
    async askAll(paths: string[]): Promise<Answer[]> {
      const connections = await Promise.all(paths.map(dial))
      return Promise.all(paths.map((path, number) => connections[number]?.(path) as Promise<Answer>))
    },
  }
}

const numbered = (count: number, path: string) => Array.from({ length: count }, (_, number) => `${path}${number}`)
const statusesOf = (answers: Answer[]) => [...new Set(answers.map(({ status }) => status))].sort()
const soon = { 'retry-after': expect.stringMatching(/^\d+$/) }

describeEachDialect('an overloaded process', (open) => {
  test('refuses pages that it would have to render, with a message, and serves everything else', async () => {
    const { ask, askAll } = await listening(open)
    expect((await ask('/about')).statusCode).toBe(200)
    const all = [numbered(80, '/made-'), numbered(80, '/ar/made-'), numbered(40, '/about?'), numbered(10, '/readyz?')]
    // Existing pages that are not cached yet.
    const own = ['/contact', '/ar/contact', '/resources?page=2', '/resources/post-3', '/about?edit=true', '/login']
    const answers = await askAll([...all.flat(), ...own, ...numbered(10, '/api/v1/pages/home?_=')])
    const made = answers.filter(({ path }) => path.includes('made'))
    const others = answers.filter(({ path }) => !path.includes('made'))

    expect(statusesOf(others)).toEqual([200])
    expect(statusesOf(made)).toEqual([404, 503])
    const refused = made.filter(({ status }) => status === 503)
    expect(made.length - refused.length).toBeGreaterThanOrEqual(30)
    const lastMade = Math.max(...made.map(({ ms }) => ms))
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(lastMade)
    for (const { path, headers, body } of refused) {
      expect(headers).toMatchObject({
        ...soon,
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      })
      expect(body).toMatch(
        path.startsWith('/ar') ? /lang="ar" dir="rtl"[\s\S]*عدد كبير من الأشخاص/ : /try again in a few/,
      )
    }
    expect((await ask('/made-again')).statusCode).toBe(404)
  })
})

describeEachDialect('a flood of requests that are rendered each time', (open) => {
  // Each flood has more than twice as many requests as may wait in a queue.
  const floods = {
    'edit mode': numbered(150, '/?edit=true&n='),
    'data of pages': numbered(150, '/about.data?n='),
    'pages of lists that are not there': Array.from({ length: 150 }, (_, number) => `/resources?page=${900 + number}`),
  }
  test.each(Object.entries(floods))('blocks no page of a visitor: %s', async (_, flood) => {
    const { askAll } = await listening(open)
    const pages = ['/', '/ar', '/contact', '/ar/contact', '/about', '/resources', '/ar/resources', '/resources/post-3']
    const answers = await askAll([...flood, ...pages])
    const [refused, made] = [answers.slice(0, 150), answers.slice(150)]
    expect(statusesOf(refused)).toEqual([200, 503])
    expect(statusesOf(made)).toEqual([200])
    // The pages were requested last, but must be answered before the last requests of the flood.
    const slowest = Math.max(...made.map(({ ms }) => ms))
    const lastOfFlood = Math.max(...refused.filter(({ status }) => status === 200).map(({ ms }) => ms))
    expect(slowest).toBeLessThan(lastOfFlood)
  })
})

test('a semaphore limits the running tasks, and refuses a task when too many wait', async () => {
  const withPermit = semaphore({ max: 2, maxWaiting: 3 })
  const { promise, resolve } = Promise.withResolvers<void>()
  let max = 0
  let running = 0
  const task = () =>
    withPermit(async () => {
      max = Math.max(max, ++running)
      await promise
      running--
    })
  const tasks = Array.from({ length: 5 }, task)
  await expect(task()).rejects.toMatchObject({ statusCode: 503, code: 'TOO_BUSY' })
  resolve()
  await Promise.all(tasks)
  expect([max, running]).toEqual([2, 0])
  await task()
})

test('a task that has waited too long is refused, and the others run', async () => {
  const withPermit = semaphore({ max: 1, maxWaiting: 2, maxWaitMs: 100 })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const first = withPermit(() => held)
  await expect(withPermit(async () => 'late')).rejects.toMatchObject({ statusCode: 503, code: 'TOO_BUSY' })
  const next = withPermit(async () => 'made')
  release()
  await first
  expect(await next).toBe('made')
})

test('a queue that was blocked by visitors’ pages continues in order with all its permits', async () => {
  const loadShedder = createLoadShedder()
  const pages = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const asked = pages.map(({ promise }) => loadShedder.run('page', () => promise))
  const begun: number[] = []
  const { promise: held, resolve: finish } = Promise.withResolvers<void>()
  const ask = (number: number) =>
    loadShedder.run('application', () => {
      begun.push(number)
      return held
    })
  const shells = [ask(1), ask(2), ask(3)]
  expect(begun).toEqual([])
  // One page ends, so the fifth and last one starts. No page waits any more, although four are being rendered.
  pages[0]?.resolve()
  await expect.poll(() => begun).toEqual([1, 2])
  finish()
  for (const { resolve } of pages) resolve()
  await Promise.all([...asked, ...shells])
})

test('pauses limit the requests per second, and none is longer than the maximum', async () => {
  const pause = pacing({ perSecond: 50, maxPauseMs: 200 })
  const began = performance.now()
  const taken = await Promise.all(Array.from({ length: 80 }, () => pause().then(() => performance.now() - began)))
  expect(taken[49]).toBeLessThan(80)
  expect(taken[56]).toBeGreaterThanOrEqual(95)
  expect(taken.filter((ms) => ms >= 195).length).toBeGreaterThanOrEqual(18)
  expect(Math.max(...taken)).toBeLessThan(600)
})
