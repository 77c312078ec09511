import { setTimeout as wait } from 'node:timers/promises'
import type { Item } from '#api/pages.ts'
import { openDatabase } from '#server/db/open.ts'
import { createEditorClient, visit } from './editor-client.ts'
import { type Figure, milliseconds, spread, timed } from './figures.ts'
import { type LoadResult, runLoad } from './run-load.ts'
import type { Site } from './site.ts'

const paths = ['/', '/ar', '/resources', '/ar/resources', '/solutions/totara-learn', '/ar/about', '/api/v1/pages/home']
const connections = 500
const seconds = 30
const pauseMs = 100

/** 500 connections for 30 seconds while an editor saves ten times a second. Expects no errors and no lost saves. */
export async function measureCrowd(site: Site): Promise<Figure[]> {
  const requests = paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } }))
  let isOver = false
  const loadRun = runLoad({ url: site.origin, connections, duration: seconds, requests }).finally(() => {
    isOver = true
  })
  const [loadResult, work] = await Promise.all([loadRun, saveUntil(site, () => isOver)])
  const lost = await countLost(site, work)
  return [
    { name: `${connections} connections, ${seconds} s, ${paths.length} addresses`, value: formatResult(loadResult) },
    {
      name: '… refused (503 and others) / failed / of these not answered in 10 s',
      value: `${loadResult.non2xx} / ${loadResult.errors} / ${loadResult.timeouts}`,
      target: '0 / 0 / 0',
    },
    {
      name: '… saves meanwhile',
      value: `${work.titles.length}, ${spread(work.durations, 0.99)}`,
      target: '10 a second',
    },
    { name: '… saves refused / lost', value: `${work.refused} / ${lost}`, target: '0 / 0' },
    { name: '… looks right after a save that did not show it', value: `${work.stale} of ${work.looks}`, target: '0' },
  ]
}

function formatResult({ perSecond, latency }: LoadResult): string {
  return `${Math.round(perSecond)} requests/s, median ${milliseconds(latency.p50)}, p99 ${milliseconds(latency.p99)}`
}

type Work = { titles: string[]; durations: number[]; refused: number; stale: number; looks: number }

/** Saves a different title at a fixed rate. Saves of one post run one after another, as in the editor. */
async function saveUntil(site: Site, isOver: () => boolean) {
  const editor = createEditorClient(site)
  const posts = await editor.newestItems(await editor.findBlock('resources', 'RESOURCES'), 10)
  const work: Work = { titles: [], durations: [], refused: 0, stale: 0, looks: 0 }
  const last = new Map<Item, string>()
  const queues = posts.map(() => Promise.resolve())

  async function save(post: Item, title: string) {
    const { duration } = await timed(() => editor.saveItem(post, { title: { en: title, ar: title } }))
    work.titles.push(title)
    work.durations.push(duration)
    last.set(post, title)
    if (work.titles.length % 10 > 0) return
    work.looks++
    if (!(await visit(site.origin, `/ar/resources/${post.id}`)).includes(title)) work.stale++
  }

  const began = performance.now()
  for (let index = 0; !isOver(); index++) {
    const place = index % posts.length
    const saving = () => save(posts[place] as Item, `Under load ${index}.`)
    queues[place] = (queues[place] as Promise<void>).then(saving).catch(() => {
      work.refused++
    })
    await wait(Math.max(0, began + (index + 1) * pauseMs - performance.now()))
  }
  await Promise.all(queues)
  return { ...work, last: [...last.values()] }
}

/** Counts acknowledged saves missing from the history, and last titles of a post missing from the page. */
async function countLost({ origin, dataDir }: Site, { titles, last }: Work & { last: string[] }): Promise<number> {
  const db = openDatabase({ dataDir, mustExist: true })
  const rows = await db.selectFrom('revisions').select('content').where('page_slug', '=', 'resources').execute()
  await db.destroy()
  const stored = new Set(rows.map(({ content }) => (content?.title as { en?: string } | undefined)?.en))
  const page = await visit(origin, '/resources')
  return titles.filter((title) => !stored.has(title)).length + last.filter((title) => !page.includes(title)).length
}
