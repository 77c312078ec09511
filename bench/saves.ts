import { setTimeout as wait } from 'node:timers/promises'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { routeTable } from '#content/pages.ts'
import { type Figure, median, milliseconds, spread, timed } from './figures.ts'
import { recordResponse, startBaseline } from './reference-servers.ts'
import { type BenchSite, createDataFolder } from './site.ts'

const saves = 300
const visits = 50
const postSaves = 50

type Visit = { duration: number; isStale: boolean }

/** Measures saves, and the next GET of each page that shows the saved content: its duration and whether it is stale. */
export async function measureSaves(site: BenchSite): Promise<Figure[]> {
  const floor = await measureFloor(site)
  const saved = await timeSaves(site, saves)
  const seen = await timeUntilSeen(site)
  const ofPost = await visitAfterPostSaves(site)
  const ofFooter = await visitAfterFooterSave(site, 0)
  const later = await visitAfterFooterSave(site, 1_000)
  const all = [...ofPost, ...ofFooter, ...later]
  return [
    { name: 'a save (PUT of a block)', value: spread(saved, 0.99), target: '3 / 10 ms' },
    { name: '… bare Node with SQLite: the same body in one row, durable', value: spread(floor.saved, 0.99) },
    { name: 'save sent to seen by a visitor', value: milliseconds(median(seen)), target: '8 ms' },
    { name: '… bare Node: the row stored, then the recorded page', value: milliseconds(median(floor.seen)) },
    {
      name: 'first GET after the answer to a save of a post, each page that shows it',
      value: spread(durations(ofPost), 0.95),
      target: '4 / 8 ms',
    },
    {
      name: "cold rendering: first GET of each page in each language after the footer's save",
      value: spread(durations(ofFooter), 0.95),
      target: '4 / 8 ms',
    },
    {
      name: "the same a second after the footer's save",
      value: spread(durations(later), 0.95),
      target: '4 / 8 ms',
    },
    { name: `of these ${all.length} first GETs, not showing the save`, value: countStale(all), target: '0' },
  ]
}

/** The same requests to a server that only stores and sends bytes: what network, client, disk and Node itself take. */
async function measureFloor(site: BenchSite) {
  const body = JSON.stringify(await site.editor.findBlock('home', 'HERO'))
  const baseline = await startBaseline(createDataFolder(), [await recordResponse(site.origin, '/')])
  const save = async () => (await fetch(baseline.origin, { method: 'PUT', body })).json()
  const visit = async () => (await fetch(`${baseline.origin}/`)).text()
  const saved: number[] = []
  const seen: number[] = []
  for (let index = 0; index < saves; index++) saved.push((await timed(save)).duration)
  for (let index = 0; index < visits; index++) seen.push((await timed(() => save().then(visit))).duration)
  await baseline.stop()
  return { saved, seen }
}

/** From sending a save of the home page's title to a visitor's page that shows it, in milliseconds. */
async function timeUntilSeen({ editor, visit }: BenchSite): Promise<number[]> {
  const hero = await editor.findBlock('home', 'HERO')
  const times: number[] = []
  for (let index = 0; index < visits; index++) {
    const title = { ...(hero.content.title as object), en: `Seen ${index}` }
    const { duration, result } = await timed(() => editor.saveBlock(hero, { title }).then(() => visit('/')))
    if (!result.includes(title.en)) throw new Error('the page does not show the save')
    times.push(duration)
  }
  return times
}

/** Saves the home page's title `count` times; returns the milliseconds of each save. */
export async function timeSaves({ editor }: BenchSite, count: number): Promise<number[]> {
  const hero = await editor.findBlock('home', 'HERO')
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const title = { ...(hero.content.title as object), en: `Save ${index}` }
    times.push((await timed(() => editor.saveBlock(hero, { title }))).duration)
  }
  return times
}

/** Saves the newest post and visits every place that shows it: home page, list, its own page, feed and API. */
export async function visitAfterPostSaves(site: BenchSite): Promise<Visit[]> {
  const [post] = await site.editor.newestPosts(1)
  const paths = inEachLanguage(['/', '/resources', `/resources/${post.id}`, '/feed.xml'])
  const visits: Visit[] = []
  for (let index = 0; index < postSaves; index++) {
    const title = `Seen at once ${index}`
    await site.editor.saveItem(post, { title: { en: title, ar: title } })
    for (const path of [...paths, '/api/v1/pages/resources']) visits.push(await visitPath(site, path, title))
  }
  return visits
}

/** Saves the footer. It is on every page, so the save empties the page cache. The visits begin `delay` ms later. */
async function visitAfterFooterSave(site: BenchSite, delay: number): Promise<Visit[]> {
  const footer = await site.editor.findBlock('footer', 'FOOTER')
  const paths = inEachLanguage(routeTable.map(({ path }) => path))
  for (const path of paths) await site.visit(path)
  const text = `Seen on every page after ${delay} ms`
  const staticTexts = { ...(footer.content.staticTexts as object), copyright: { en: text, ar: text } }
  await site.editor.saveBlock(footer, { staticTexts })
  await wait(delay)
  const visits: Visit[] = []
  for (const path of paths) visits.push(await visitPath(site, path, text))
  return visits
}

async function visitPath(site: BenchSite, path: string, text: string): Promise<Visit> {
  const { duration, result } = await timed(() => site.visit(path))
  return { duration, isStale: !result.includes(text) }
}

const durations = (visits: Visit[]) => visits.map(({ duration }) => duration)
export const countStale = (visits: Visit[]) => String(visits.filter(({ isStale }) => isStale).length)

export const inEachLanguage = (paths: string[]) =>
  paths.flatMap((path) => locales.map((locale) => localizeHref(path, locale)))
