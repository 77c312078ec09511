import { setTimeout as wait } from 'node:timers/promises'
import type { Item } from '#api/pages.ts'
import { createEditorClient, visit } from './editor-client.ts'
import { type Figure, median, milliseconds, quantile, ratio, timed } from './figures.ts'
import { runLoadWithoutErrors } from './run-load.ts'
import { lookAtPost, timeSaves } from './saves.ts'
import { seedSite } from './seed-site.ts'
import { createDataFolder, type Site, startSite } from './site.ts'

const small = { posts: 10, pages: 30 }
const large = { posts: 1000, pages: 500 }
const rounds = 3

type Measure = { name: string; unit: 'ms' | '/s' | 'MB'; of: (site: Site) => Promise<number> | number }

/** How many post pages to visit first, so that the page caches are as full as the sites are large. */
const visited = { small: small.posts, large: large.pages }

const measures: Measure[] = [
  { name: 'start to the first page', unit: 'ms', of: ({ starts }) => median(starts) },
  { name: 'memory with all pages visited', unit: 'MB', of: ({ memory }) => memory('VmRSS') ?? Number.NaN },
  { name: 'GET / at 50 connections', unit: '/s', of: ({ origin }) => perSecond(origin, '/') },
  { name: 'GET /ar/resources at 50 connections', unit: '/s', of: ({ origin }) => perSecond(origin, '/ar/resources') },
  { name: 'GET /api/v1/pages/home', unit: '/s', of: ({ origin }) => perSecond(origin, '/api/v1/pages/home') },
  { name: 'rendering /, median', unit: 'ms', of: (site) => cold(site, '/') },
  { name: 'rendering /resources, median', unit: 'ms', of: (site) => cold(site, '/resources') },
  { name: 'rendering a post, median', unit: 'ms', of: (site) => cold(site, '/resources/post-5') },
  { name: 'making /feed.xml, median', unit: 'ms', of: (site) => cold(site, '/feed.xml') },
  { name: 'a save, median', unit: 'ms', of: async (site) => median(await timeSaves(site, 60)) },
  { name: 'a save, p95', unit: 'ms', of: async (site) => quantile(await timeSaves(site, 60), 0.95) },
]

/** Measures the same figures on a small and a large site, alternating within one run. */
export async function measureGrowth(): Promise<Figure[]> {
  const sites = await Promise.all([openSite(small, visited.small), openSite(large, visited.large)])
  try {
    const figures: Figure[] = []
    for (const { name, unit, of } of measures) {
      const values: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        for (const [index, site] of sites.entries()) values[index as 0 | 1].push(await of(site))
      }
      const [few, many] = values.map(median) as [number, number]
      const value = `${format(few, unit)} → ${format(many, unit)} (${ratio(many, few)})`
      figures.push({ name: `${small.posts} → ${large.posts} posts: ${name}`, value, target: targetOf(unit) })
    }
    const stale = (await Promise.all(sites.map((site) => lookAtPost(site)))).flat().filter(({ isStale }) => isStale)
    return [...figures, { name: 'first GETs after a save of a post, stale', value: String(stale.length), target: '0' }]
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()))
  }
}

const targetOf = (unit: Measure['unit']) => (unit === '/s' ? '0.90 or more' : '1.10 or less')
const format = (value: number, unit: Measure['unit']) =>
  unit === 'ms' ? milliseconds(value) : `${Math.round(value)} ${unit}`

async function openSite(size: typeof small, posts: number): Promise<Site> {
  const dataDir = createDataFolder()
  await seedSite(dataDir, size)
  const site = await startSite({ dataDir, times: 3 })
  for (let index = 0; index < posts; index++) await visit(site.origin, `/resources/post-${index}`)
  await wait(1000)
  return site
}

const perSecond = async (origin: string, path: string) => (await runLoadWithoutErrors(origin, path, 2)).perSecond

/** Median milliseconds of the first request after a save that invalidates the page, over several saves. */
async function cold(site: Site, path: string): Promise<number> {
  const editor = createEditorClient(site)
  const list = await editor.findBlock('resources', 'RESOURCES')
  const [post] = (await editor.newestItems(list, 1)) as [Item]
  const taken: number[] = []
  for (let index = 0; index < 15; index++) {
    await editor.saveItem(post, { title: { en: `Cold ${performance.now()}`, ar: 'ب' } })
    taken.push((await timed(() => visit(site.origin, path))).duration)
  }
  return median(taken)
}
