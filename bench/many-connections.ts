import { setTimeout as wait } from 'node:timers/promises'
import type { Item } from '#api/pages.ts'
import { type Figure, milliseconds, spread, timed } from './figures.ts'
import { runLoad } from './load.ts'
import type { BenchSite } from './site.ts'

const paths = ['/', '/ar', '/resources', '/ar/resources', '/solutions/totara-learn', '/ar/about', '/api/v1/pages/home']
const connections = 500
const seconds = 30
const pauseMs = 100

/** Loads the site over 500 connections for 30 seconds while an editor saves ten times a second. */
export async function measureManyConnections(site: BenchSite): Promise<Figure[]> {
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } }))
  let isOver = false
  const loading = runLoad({ url: site.origin, connections, duration: seconds, requests }).finally(() => {
    isOver = true
  })
  const [load, saves] = await Promise.all([loading, saveUntil(site, () => isOver)])
  const { perSecond, latency, non2xx, errors, timeouts } = load
  return [
    {
      name: `${connections} connections, ${seconds} s, ${paths.length} addresses`,
      value: `${Math.round(perSecond)} requests/s, median ${milliseconds(latency.p50)}, p99 ${milliseconds(latency.p99)}`,
    },
    {
      name: '… refused (503 and others) / failed / of these not answered in 10 s',
      value: `${non2xx} / ${errors} / ${timeouts}`,
      target: '0 / 0 / 0',
    },
    {
      name: '… saves meanwhile',
      value: `${saves.titles.length}, ${spread(saves.durations, 0.99)}`,
      target: '10 a second',
    },
    { name: '… saves refused / lost', value: `${saves.refused} / ${await countLost(site, saves)}`, target: '0 / 0' },
    {
      name: '… visits right after a save that did not show it',
      value: `${saves.stale} of ${saves.visits}`,
      target: '0',
    },
  ]
}

/** Saves titles of posts at a fixed rate until `isOver`. Saves of one post run one after another, as in the editor. */
async function saveUntil({ editor, visit }: BenchSite, isOver: () => boolean) {
  const posts = await editor.newestPosts(10)
  const queues = posts.map((post) => ({ post, last: Promise.resolve() }))
  const result = {
    titles: [] as string[],
    lastTitles: new Map<Item, string>(),
    durations: [] as number[],
    refused: 0,
    visits: 0,
    stale: 0,
  }

  async function save(post: Item, title: string) {
    const { duration } = await timed(() => editor.saveItem(post, { title: { en: title, ar: title } }))
    result.titles.push(title)
    result.durations.push(duration)
    result.lastTitles.set(post, title)
    if (result.titles.length % 10 > 0) return
    result.visits++
    if (!(await visit(`/ar/resources/${post.id}`)).includes(title)) result.stale++
  }

  const began = performance.now()
  for (let index = 0; !isOver(); index++) {
    const queue = queues[index % queues.length] as (typeof queues)[number]
    queue.last = queue.last
      .then(() => save(queue.post, `Under load ${index}.`))
      .catch(() => {
        result.refused++
      })
    await wait(Math.max(0, began + (index + 1) * pauseMs - performance.now()))
  }
  await Promise.all(queues.map(({ last }) => last))
  return result
}

type Saves = Awaited<ReturnType<typeof saveUntil>>

/**
 * Counts acknowledged titles that are missing in the history, and last titles of posts that are missing on the page.
 */
async function countLost({ visit, titlesInHistory }: BenchSite, { titles, lastTitles }: Saves): Promise<number> {
  const stored = await titlesInHistory('resources')
  const page = await visit('/resources')
  const lost = titles.filter((title) => !stored.has(title))
  const hidden = [...lastTitles.values()].filter((title) => !page.includes(title))
  return lost.length + hidden.length
}
