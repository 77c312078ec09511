import { expect, test } from 'vitest'
import { describeEachDialect } from './testing/each-dialect.ts'
import { startWholeSite } from './testing/start-whole-site.ts'

const pageKeys = ['about', 'customer-stories', 'careers', 'contact-us', 'header', 'footer', 'privacy-policy']

/** Each is in one thing that visitors must not see. Those that begin with 27 are years of times. */
const mark = /zebra[\w-]*|حمارالوحش|27[0-9]{2}-/gi
const zebra = (thing: string) => ({ en: `Zebra-${thing}`, ar: `Zebra-${thing} حمارالوحش` })
const words = (en: string) => ({ en, ar: en })
type Site = Awaited<ReturnType<typeof startWholeSite>>

/** Fills the site with public content, and with marks in everything that is hidden. Returns the keys of its pages. */
async function fill({ call, addBlock, db }: Site) {
  const title = words('Public')
  // A link to a hidden page is the editor's own; only the page's Arabic address is not in it.
  await addBlock('CTA', { title, buttonText: title, buttonLink: '/zed' }, 'about')
  await addBlock('CTA', { title: zebra('block'), hidden: true }, 'about')
  await call('PATCH', '/pages/about', { hides_at: '2701-01-01T00:00:00.000Z' })
  await call('PATCH', '/site', { enquiry_recipients: ['zebra-recipient@example.com'] })

  const hidden = { path: { en: '/zed', ar: '/ar/حمارالوحش' }, name: zebra('page'), description: zebra('page') }
  const page = await call('POST', '/pages', hidden)
  await addBlock('CTA', { title: zebra('page') }, page.slug)
  const moved = await call('POST', '/pages', { path: { en: '/moved' }, name: words('Moved') })
  await call('PATCH', `/pages/${moved.slug}`, { state: 'public' })
  await call('PATCH', `/pages/${moved.slug}`, { path: { en: '/zebra-moved', ar: '/ar/zebra-moved' } })
  await call('PATCH', `/pages/${moved.slug}`, { state: 'hidden', name: zebra('moved') })
  const bin = await call('POST', '/pages', { path: { en: '/zebra-bin' }, name: zebra('bin') })
  await addBlock('CTA', { title: zebra('bin') }, bin.slug)
  await call('DELETE', `/pages/${bin.slug}`)

  const post = (id: string, more = {}) => ({ id, type: 'blog', title, day: '2026-01-01', ...more })
  const posts = [
    post('shown', { hides_at: '2702-01-01T00:00:00.000Z' }),
    post('zebra-post', { title: zebra('post'), draft: true, shows_at: '2703-01-01T00:00:00.000Z' }),
    post('before'),
  ]
  const head = { title, filters: { all: title, blog: title, events: title } }
  const list = await addBlock('RESOURCES', { ...head, posts }, 'resources')
  await call('PATCH', `/pages/blocks/${list.id}/items/before`, { id: 'zebra-after' })
  await call('PUT', `/pages/blocks/${list.id}/items/zebra-after`, { content: post('zebra-after', { draft: true }) })
  const story = { company: title, title, quote: title }
  await addBlock('CTA', { title: zebra('stories') }, 'customer-stories')
  await addBlock('GALLERY', { title: zebra('gallery'), stories: [{ ...story, id: 'zebra-story' }] }, 'customer-stories')
  const section = { title, posts: ['zebra-after', 'shown'], hiddenPosts: ['zebra-post'] }
  await addBlock('INSIGHTS', section, 'home')
  // The home page shows stories, unless their page is hidden.
  await addBlock('CTA', { title }, 'home')
  await call('PATCH', '/pages/customer-stories', { state: 'hidden' })
  await addBlock(
    'JOBS',
    { title: zebra('jobs'), jobs: [{ id: 'zebra-job', title: zebra('job') }], hidden: true },
    'careers',
  )

  const release = await call('POST', '/releases', { name: 'Zebra-release' })
  const [cta] = await call('GET', '/pages/about')
  await call('PUT', `/pages/blocks/${cta.id}`, { type: 'CTA', content: { title: zebra('release') } }, release.id)
  await call('POST', `/releases/${release.id}/notes`, { note: 'Zebra-note' })
  return {
    keys: [page.slug, moved.slug, bin.slug],
    blocks: (await db.selectFrom('blocks').select('id').execute()).map(({ id }) => id),
  }
}

describeEachDialect('what is hidden', (open) => {
  test('is in no answer to a request without a token', { timeout: 60_000 }, async () => {
    const running = await startWholeSite(open, pageKeys)
    const { keys, blocks } = await fill(running)
    const ask = (url: string) => running.app.inject({ url, remoteAddress: '203.0.113.7' })
    const { paths } = (await ask('/api/openapi.json')).json()
    const pages = [
      '/',
      '/about',
      '/zed',
      '/moved',
      '/resources',
      '/resources/shown',
      '/resources/before',
      '/resources/zebra-post',
    ]
    pages.push(
      '/careers',
      '/vacancy-details/zebra-job',
      '/customer-stories',
      '/customer-stories/zebra-story',
      '/contact',
      '/no-such-page',
    )
    pages.push(
      '/search?q=zebra',
      '/search?q=public',
      '/zebra-bin',
      '/zebra-moved',
      '/login',
      '/login/create-new-password',
    )
    const inBoth = pages.flatMap((path) => [path, `/ar${path === '/' ? '' : path}`])
    const documents = [...inBoth, encodeURI('/ar/حمارالوحش')].flatMap((path) => {
      const [bare, query = ''] = path.split('?')
      const data = `${bare === '/' ? '/_root' : bare}.data`
      const edited = `edit=true${query && `&${query}`}`
      return [path, `${bare}?${edited}`, `${data}?${query}`, `${data}?${edited}`]
    })
    const social = inBoth.map(
      (path) => `/social/${path.startsWith('/ar') ? `ar${path.slice(3)}` : `en${path === '/' ? '' : path}`}.jpg`,
    )
    const slugs = ['home', 'about', 'resources', 'careers', 'customer-stories', 'header', 'footer', 'site', ...keys]
    const ids = {
      slug: slugs,
      id: [...blocks, ...keys],
      item_id: ['shown', 'before', 'zebra-after', 'zebra-post', 'zebra-job', 'zebra-story'],
      key: ['zebra'],
    }
    const api = Object.entries<object>(paths).flatMap(([path, methods]) => {
      if (!('get' in methods)) return []
      let urls = [path]
      for (const [name, values] of Object.entries(ids)) {
        urls = urls.flatMap((url) =>
          url.includes(`{${name}}`) ? values.map((value) => url.replace(`{${name}}`, value)) : [url],
        )
      }
      return urls.flatMap((url) => [
        url,
        `${url}?collections=none`,
        `${url}?q=zebra&locale=en`,
        `${url}?q=public&locale=ar`,
      ])
    })
    const files = [
      '/sitemap.xml',
      '/feed.xml',
      '/ar/feed.xml',
      '/robots.txt',
      '/.well-known/security.txt',
      '/healthz',
      '/readyz',
    ]
    const found = new Map<string, string[]>()
    const statuses = new Map<number, number>()
    for (const url of [...documents, ...social, ...api, ...files]) {
      const answer = await ask(url)
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      const { 'x-request-id': _, ...headers } = answer.headers
      // An answer may repeat what was asked for, decoded or not.
      const asked = new Set(decodeURI(url).toLowerCase().match(mark))
      const marks = `${decodeURI(JSON.stringify(headers).replaceAll('%2', ''))} ${answer.body}`.match(mark) ?? []
      const leaked = [...new Set(marks)].filter((each) => !asked.has(each.toLowerCase()))
      if (leaked.length > 0) found.set(url, leaked)
    }
    expect(Object.fromEntries(found)).toEqual({})
    expect(statuses.get(200)).toBeGreaterThan(100)
    expect(statuses.get(500)).toBeUndefined()
  })

  test('is all in the answers to an administrator, so that the test above can find it', async () => {
    const running = await startWholeSite(open, pageKeys)
    const { keys, blocks } = await fill(running)
    const urls = [
      '/about?edit=true',
      '/zed?edit=true',
      '/resources?edit=true',
      '/api/v1/site',
      '/api/v1/releases',
      '/api/v1/history',
    ]
    urls.push(
      ...keys.slice(0, 2).map((key) => `/api/v1/pages/${key}/settings`),
      '/api/v1/pages/about/settings',
      '/api/v1/pages/careers',
    )
    urls.push(...blocks.map((id) => `/api/v1/pages/blocks/${id}/items`), '/api/v1/pages/customer-stories')
    const headers = { authorization: `Bearer ${running.token}` }
    const bodies = await Promise.all(urls.map(async (url) => (await running.app.inject({ url, headers })).body))
    const marks = new Set(
      bodies
        .join(' ')
        .match(mark)
        ?.map((each) => each.toLowerCase()),
    )
    for (const thing of [
      'block',
      'page',
      'moved',
      'post',
      'after',
      'stories',
      'gallery',
      'story',
      'job',
      'jobs',
      'recipient',
      'release',
    ]) {
      expect(marks).toContain(`zebra-${thing}`)
    }
    for (const year of ['2701-', '2702-', '2703-', 'حمارالوحش']) expect(marks).toContain(year)
  })
})
