import { setTimeout as wait } from 'node:timers/promises'
import { startFolder } from '#seed/testing/start-content.ts'
import type { AcceptedPage } from '#server/content-folder/check-pages.ts'
import { checkContent, storeMedia, storePages } from '#server/content-folder/import.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { settingsOf } from '#server/pages/addresses.ts'
import { openStorage } from '#server/uploads/open-storage.ts'
import { uploadStore } from '#server/uploads/store.ts'
import { type Figure, median, milliseconds, quantile, ratio, timed } from './figures.ts'
import { runLoadWithoutErrors } from './load.ts'
import { countStale, timeSaves, visitAfterPostSaves } from './saves.ts'
import { type BenchSite, createDataFolder, startSite } from './site.ts'

/** `pages` come on top of the route table; `visitedPosts` are requested before, so that their pages are cached. */
type Size = { posts: number; pages: number; visitedPosts: number }

const small: Size = { posts: 10, pages: 5, visitedPosts: 10 }
const large: Size = { posts: 1000, pages: 500, visitedPosts: 500 }
const rounds = 3
const sizes = [small, large].map(({ posts, pages }) => `${posts} posts, ${pages} pages`).join(' → ')
const day = 24 * 60 * 60 * 1000

type Measure = {
  name: string
  unit: 'ms' | '/s' | 'MB'
  of: (site: BenchSite) => Promise<number> | number
  /** The target of a value that may grow with the site. Other values may differ by 10 % between the two sites. */
  target?: string
}

const measures: Measure[] = [
  { name: 'start to the first page', unit: 'ms', of: ({ starts }) => median(starts) },
  { name: 'memory with all pages visited', unit: 'MB', of: ({ memory }) => memory('VmRSS') ?? Number.NaN },
  { name: 'GET / at 50 connections', unit: '/s', of: (site) => perSecond(site, '/') },
  { name: 'GET /ar/resources at 50 connections', unit: '/s', of: (site) => perSecond(site, '/ar/resources') },
  { name: 'GET /api/v1/pages/home', unit: '/s', of: (site) => perSecond(site, '/api/v1/pages/home') },
  { name: 'rendering /, median', unit: 'ms', of: (site) => timeUncached(site, '/') },
  { name: 'rendering /resources, median', unit: 'ms', of: (site) => timeUncached(site, '/resources') },
  { name: 'rendering a post, median', unit: 'ms', of: (site) => timeUncached(site, '/resources/post-5') },
  { name: 'rendering a made page, median', unit: 'ms', of: (site) => timeUncached(site, '/copy-4', saveFooter) },
  { name: 'making /feed.xml, median', unit: 'ms', of: (site) => timeUncached(site, '/feed.xml') },
  { name: 'a search, median', unit: 'ms', of: async (site) => median(await timeSearches(site)) },
  {
    name: 'a search, p95',
    unit: 'ms',
    of: async (site) => quantile(await timeSearches(site), 0.95),
    target: '20 ms or less',
  },
  { name: 'a save, median', unit: 'ms', of: async (site) => median(await timeSaves(site, 60)) },
  { name: 'a save, p95', unit: 'ms', of: async (site) => quantile(await timeSaves(site, 60), 0.95) },
]

/** Measures the same figures alternately on a small and on a large site. */
export async function measureGrowth(): Promise<Figure[]> {
  const sites = await Promise.all([small, large].map(startSiteOfSize))
  try {
    const figures: Figure[] = []
    for (const { name, unit, of, target: ownTarget } of measures) {
      const values: number[][] = sites.map(() => [])
      for (let round = 0; round < rounds; round++) {
        for (const [index, site] of sites.entries()) values[index]?.push(await of(site))
      }
      const [few, many] = values.map(median) as [number, number]
      const value = `${format(few, unit)} → ${format(many, unit)} (${ratio(many, few)})`
      const target = ownTarget ?? (unit === '/s' ? '0.90 or more' : '1.10 or less')
      figures.push({ name: `${sizes}: ${name}`, value, target })
    }
    const stale = countStale((await Promise.all(sites.map(visitAfterPostSaves))).flat())
    return [...figures, { name: 'first GETs after a save of a post, stale', value: stale, target: '0' }]
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()))
  }
}

const format = (value: number, unit: Measure['unit']) =>
  unit === 'ms' ? milliseconds(value) : `${Math.round(value)} ${unit}`

const perSecond = async ({ origin }: BenchSite, path: string) => (await runLoadWithoutErrors(origin, path, 2)).perSecond

/** The median duration, in milliseconds, of the first request for a page after a save that drops the page. */
async function timeUncached(site: BenchSite, path: string, save = savePost): Promise<number> {
  const durations: number[] = []
  for (let index = 0; index < 15; index++) {
    await save(site, `Uncached ${performance.now()}`)
    durations.push((await timed(() => site.visit(path))).duration)
  }
  return median(durations)
}

async function savePost({ editor }: BenchSite, en: string) {
  const [post] = await editor.newestPosts(1)
  await editor.saveItem(post, { title: { en, ar: 'ب' } })
}

/** Saves the footer, which drops every page from the cache. */
async function saveFooter({ editor }: BenchSite, en: string) {
  const footer = await editor.findBlock('footer', 'FOOTER')
  await editor.saveBlock(footer, { staticTexts: { ...(footer.content.staticTexts as object), copyright: { en } } })
}

/** Queries with frequent, rare, unfinished and misspelt words. */
const searches = [
  'course',
  'learning platform',
  'ramadan',
  'onboar',
  'budgt',
  'how to plan a workshop',
  'الدورة',
  'ميزانيه',
]

/** The duration of each search by the API, in milliseconds. */
async function timeSearches({ visit }: BenchSite): Promise<number[]> {
  const durations: number[] = []
  for (let index = 0; index < 160; index++) {
    const q = searches[index % searches.length] as string
    const query = new URLSearchParams({ q, locale: /[a-z]/.test(q) ? 'en' : 'ar' })
    durations.push((await timed(() => visit(`/api/v1/search?${query}`))).duration)
  }
  return durations
}

async function startSiteOfSize(size: Size): Promise<BenchSite> {
  const dataDir = createDataFolder()
  await fill(dataDir, size)
  const site = await startSite(dataDir)
  for (let index = 0; index < size.visitedPosts; index++) await site.visit(`/resources/post-${index}`)
  for (let index = 0; index < size.pages; index++) await site.visit(`/copy-${index}`)
  await wait(1000)
  return site
}

/** Fills a data folder with the start content, with copies of its posts and of one page up to the given numbers. */
async function fill(dataDir: string, { posts, pages }: Size): Promise<void> {
  const db = openDatabase({ dataDir })
  await migrate(db)
  const uploads = uploadStore(db, dataDir, await openStorage({ dataDir, storage: undefined }))
  const start = await checkContent(startFolder)
  await storeMedia(uploads, start.media)
  const withPosts = start.pages.map((page) => (page.slug === 'resources' ? withCopies(page, posts) : page))
  const about = start.pages.find(({ slug }) => slug === 'about') as AcceptedPage
  const copies = Array.from({ length: pages }, (_, index) => copyOf(about, index))
  await db.transaction().execute((transaction) => storePages(transaction, [...withPosts, ...copies]))
  await db.destroy()
}

/** Returns a new page with the blocks of `page`, as 'copy page' in edit mode creates it. */
function copyOf(page: AcceptedPage, index: number): AcceptedPage {
  const name = { en: `About copy ${index}`, ar: `نسخة ${index}` }
  return {
    ...page,
    slug: `copy-${index}`,
    settings: { ...settingsOf(page.slug), name, path: { en: `/copy-${index}` } },
  }
}

/** Replaces the posts by `count` copies of them. Each copy has another title and another day. */
function withCopies(page: AcceptedPage, count: number): AcceptedPage {
  const blocks = page.blocks.map((block) => {
    if (block.type !== 'RESOURCES') return block
    const posts = block.items as { title: { en: string; ar?: string } }[]
    const copies = Array.from({ length: count }, (_, index) => {
      const post = posts[index % posts.length] as (typeof posts)[number]
      const title = { en: `${post.title.en} (${index})`, ar: `${post.title.ar ?? post.title.en} (${index})` }
      const date = new Date(Date.UTC(2026, 0, 1) - index * day).toISOString().slice(0, 10)
      return { ...post, id: `post-${index}`, title, day: date }
    })
    return { ...block, items: copies }
  })
  return { ...page, blocks }
}
