import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bounds, type Queue } from './bounds.ts'
import type { LoadShedder } from './load-shedding.ts'
import { compress } from './render/compress.ts'
import { createPageCache } from './render/page-cache.ts'
import { sendCompressed } from './render/send-compressed.ts'
import { clientFiles } from './render/static-files.ts'
import { startPages } from './render/testing/start-pages.ts'
import { describeEachDialect } from './testing/each-dialect.ts'
import { startSite } from './testing/start-site.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { picture } from './uploads/testing/files.ts'

/** The operations that are answered while all queues are full. */
const free = [
  // A picture that is not ready in a width is sent in its own (uploads/download-routes.ts).
  'GET /api/uploads/{key}',
]

function busyFor(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** Keeps all processors busy with other processes until the test is over. */
function holdProcessors() {
  const others = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  onTestFinished(() => {
    for (const other of others) other.kill('SIGKILL')
  })
}

describeEachDialect('the queues of the API', (open) => {
  test('have every operation, which is refused while its queue is full', async () => {
    let shedder: LoadShedder | undefined
    const { app, token } = await startSite(await open(), undefined, async (_, { loadShedder }) => {
      shedder = loadShedder
      return undefined
    })
    const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const tasks = (Object.keys(bounds) as Queue[]).flatMap((queue) =>
      Array.from({ length: bounds[queue].max + bounds[queue].maxWaiting }, () =>
        shedder?.run(queue, () => held).catch(() => {}),
      ),
    )
    const answered: string[] = []
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) {
        const url = path.replaceAll(/\{\w+\}/g, 'missing')
        const headers = { authorization: `Bearer ${token}` }
        const { statusCode, body } = await app.inject({ method: method as 'get', url, headers })
        if (statusCode !== 503 || !body.includes('urn:problem:too-busy'))
          answered.push(`${method.toUpperCase()} ${path}`)
      }
    }
    expect(answered).toEqual(free)
    release()
    await Promise.all(tasks)
  })

  test('leave room for a save while long lists are read', async () => {
    const { app, token, getAsAdmin, put, addBlock } = await startPages(await open())
    const saved = await addBlock('CTA', { title: { en: 'Before' } }, 'about')
    const [{ id }] = (await getAsAdmin('/resources')).body
    let read = 0
    const lists = Array.from({ length: 50 }, async () => {
      const { statusCode } = await app.inject({
        url: `/api/v1/pages/blocks/${id}/items?limit=100`,
        headers: { authorization: `Bearer ${token}` },
      })
      read++
      return statusCode
    })
    const { status } = await put(`/blocks/${saved.id}`, { type: 'CTA', content: { title: { en: 'After' } } })
    expect(status).toBe(200)
    expect(read).toBeLessThan(50)
    expect(new Set(await Promise.all(lists))).toEqual(new Set([200]))
  })

  test('show pages to signed-in people while strangers ask for edit mode', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const renderer = {
      async render({ url }: Request) {
        if (url.includes('edit=true')) await held
        return new Response('<p>Made', { headers: { 'content-type': 'text/html' } })
      },
    }
    const { app, token } = await startPages(await open(), renderer)
    const strangers = Array.from({ length: 100 }, (_, number) => app.inject(`/about?edit=true&n=${number}`))
    // Some are refused, so the queue is full.
    await Promise.race(strangers)
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.inject({ url: '/about.data', headers })).statusCode).toBe(200)
    release()
    await Promise.all(strangers)
  })
})

describeEachDialect('what is ready', (open) => {
  test('is sent while other processes keep the processors busy and a turn of the event loop is long', async () => {
    const root = await temporaryFolder()
    await writeFile(join(root, 'script.js'), 'run()')
    const cache = createPageCache({ maxBytes: 1e7 })
    const { app, uploads } = await startSite(await open(), undefined, async (site) => {
      const render = async () => ({
        page: await compress(200, {}, '<p>Made'),
        uses: new Set<string>(),
        cacheable: true,
      })
      site.get('/page', async (request, reply) => sendCompressed(request, reply, await cache.get('/page', render)))
      site.get('/long', async () => busyFor(1_200))
      await clientFiles(site, root, cache, async (_, reply) => reply.code(404).send())
      return undefined
    })
    const uploaded = await uploads.put(await picture(600, 400).png().toBuffer(), 'a.png')
    const ready = ['/page', '/script.js', `/api${uploaded?.url}`, `/api${uploaded?.url}?w=320`]
    for (const each of ready) await app.inject(each)
    holdProcessors()
    const asked = ['/long', ...Array.from({ length: 25 }, () => ready).flat()]
    const answers = await Promise.all(asked.map((path) => app.inject(path)))
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  })
})
