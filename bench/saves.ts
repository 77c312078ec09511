import type { Item } from '#api/pages.ts'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { pages } from '#content/pages.ts'
import { createEditorClient, visit } from './editor-client.ts'
import { type Figure, spread, timed } from './figures.ts'
import type { Site } from './site.ts'

const saves = 300
const looks = 50

type Look = { duration: number; isStale: boolean }

/** How long a save takes, and how long the next GET of each page that shows it takes and whether it is up to date. */
export async function measureSaves(site: Site): Promise<Figure[]> {
  const saved = await timeSaves(site, saves)
  const ofPost = await lookAtPost(site)
  const ofFrame = await lookAtFrame(site)
  const all = [...ofPost, ...ofFrame]
  return [
    { name: 'a save (PUT of a block)', value: spread(saved, 0.99), target: '4 / 12 ms' },
    {
      name: 'first GET after the answer to a save of a post, each page that shows it',
      value: spread(durations(ofPost), 0.95),
      target: 'p95 10 ms',
    },
    {
      name: "cold rendering: first GET of each page in each language after the footer's save",
      value: spread(durations(ofFrame), 0.95),
      target: 'p95 10 ms',
    },
    {
      name: `of these ${all.length} first GETs, not showing the save`,
      value: String(all.filter(({ isStale }) => isStale).length),
      target: '0',
    },
  ]
}

/** Saves the home page's title `count` times; returns the milliseconds of each save. */
export async function timeSaves(site: Pick<Site, 'origin' | 'tokens'>, count: number): Promise<number[]> {
  const editor = createEditorClient(site)
  const hero = await editor.findBlock('home', 'HERO')
  const taken: number[] = []
  for (let index = 0; index < count; index++) {
    const text = { ...(hero.content.title as object), en: `Save ${index}` }
    taken.push((await timed(() => editor.saveBlock(hero, { title: text }))).duration)
  }
  return taken
}

/**
 * The newest post is shown on the home page, in the list, on its own page, in the feed and in the API, in both
 * languages.
 */
export async function lookAtPost(site: Pick<Site, 'origin' | 'tokens'>): Promise<Look[]> {
  const editor = createEditorClient(site)
  const list = await editor.findBlock('resources', 'RESOURCES')
  const [post] = (await editor.newestItems(list, 1)) as [Item]
  const paths = ['/', '/resources', `/resources/${post.id}`, '/feed.xml'].flatMap((path) =>
    locales.map((locale) => localizeHref(path, locale)),
  )
  const seen: Look[] = []
  for (let index = 0; index < looks; index++) {
    const title = `Seen at once ${index}`
    await editor.saveItem(post, { title: { en: title, ar: title } })
    for (const path of [...paths, '/api/v1/pages/resources']) seen.push(await look(site.origin, path, title))
  }
  return seen
}

/** The footer is on every page, so saving it empties the page cache. */
async function lookAtFrame(site: Site): Promise<Look[]> {
  const editor = createEditorClient(site)
  const footer = await editor.findBlock('footer', 'FOOTER')
  const paths = pages.flatMap(({ path }) => locales.map((locale) => localizeHref(path, locale)))
  for (const path of paths) await visit(site.origin, path)
  const text = 'Seen on every page'
  const staticTexts = { ...(footer.content.staticTexts as object), copyright: { en: text, ar: text } }
  await editor.saveBlock(footer, { staticTexts })
  const seen: Look[] = []
  for (const path of paths) seen.push(await look(site.origin, path, text))
  return seen
}

async function look(origin: string, path: string, text: string): Promise<Look> {
  const { duration, result } = await timed(() => visit(origin, path))
  return { duration, isStale: !result.includes(text) }
}

const durations = (looks: Look[]) => looks.map(({ duration }) => duration)
