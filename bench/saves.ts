import { type Figure, median, milliseconds, quantile } from './figures.ts'
import type { Site } from './site.ts'

type Block = { id: string; block_type: string; version: number; content: { title: { en: string; ar: string } } }

const saves = 300
const looks = 100

/** How long a save takes, and what the first visitor after it waits and sees. */
export async function measureSaves(site: Site): Promise<Figure[]> {
  const hero = await findHero(site)
  const durations: number[] = []
  for (let index = 0; index < saves; index++) {
    durations.push((await timed(() => save(site, hero, `Save ${index}`))).duration)
  }

  const waits: number[] = []
  let stale = 0
  for (let index = 0; index < looks; index++) {
    const title = `Seen at once ${index}`
    await save(site, hero, title)
    const { duration, result } = await timed(() => fetch(`${site.origin}/`).then((answer) => answer.text()))
    waits.push(duration)
    if (!result.includes(title)) stale++
  }
  return [
    { name: 'a save (PUT of a block)', value: spread(durations, 0.99, 'p99') },
    { name: 'first GET of / after the answer to a save', value: spread(waits, 0.95, 'p95') },
    { name: `of ${looks} such first GETs, not showing the save`, value: String(stale) },
  ]
}

async function findHero({ origin }: Site): Promise<Block> {
  const blocks = (await (await fetch(`${origin}/api/v1/pages/home`)).json()) as Block[]
  const hero = blocks.find(({ block_type }) => block_type.toUpperCase() === 'HERO')
  if (!hero) throw new Error('The home page has no hero to save.')
  return hero
}

/** Saves a new English title and takes over what the server made of the block. */
async function save({ origin, tokens }: Site, block: Block, title: string) {
  const content = { ...block.content, title: { ...block.content.title, en: title } }
  const answer = await fetch(`${origin}/api/v1/pages/blocks/${block.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
    body: JSON.stringify({ type: block.block_type, content, version: block.version }),
  })
  if (!answer.ok) throw new Error(`A save was refused: ${answer.status} ${await answer.text()}`)
  Object.assign(block, await answer.json())
}

async function timed<T>(act: () => Promise<T>): Promise<{ duration: number; result: T }> {
  const began = performance.now()
  const result = await act()
  return { duration: performance.now() - began, result }
}

function spread(values: number[], high: number, name: string) {
  return `median ${milliseconds(median(values))}, ${name} ${milliseconds(quantile(values, high))}`
}
