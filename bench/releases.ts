import type { Block } from '#api/pages.ts'
import { type Figure, median, milliseconds, timed } from './figures.ts'
import type { BenchSite } from './site.ts'

const changes = 200
const visits = 100

/** Measures saves in a release with many changes, and showing the home page of the release and of the live site. */
export async function measureReleases({ origin, tokens, processorMs }: BenchSite): Promise<Figure[]> {
  const authorization = `Bearer ${tokens.access_token}`
  async function ask<T>(path: string, { body, method = body ? 'POST' : 'GET', release }: Asked = {}): Promise<T> {
    const headers = { authorization, 'content-type': 'application/json', ...(release && { 'x-release': release }) }
    const response = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`)
    return (response.headers.get('content-type')?.includes('json') ? response.json() : response.text()) as Promise<T>
  }

  const { id: release } = await ask<{ id: string }>('/api/v1/releases', { body: { name: 'Bench' } })
  const saved: number[] = []
  const before = processorMs()
  const { blocks, slugs } = await readSite()
  for (const block of blocks) {
    const content = { ...block.content, title: { en: `Changed ${saved.length}` } }
    const body = { type: block.block_type, content, version: block.version }
    saved.push((await timed(() => ask(`/api/v1/pages/blocks/${block.id}`, { method: 'PUT', body, release }))).duration)
  }
  for (let index = 0; saved.length < changes; index++) {
    const body = { block_type: 'CTA', content: { title: { en: 'Added' } } }
    const path = `/api/v1/pages/${slugs[index % slugs.length]}/blocks`
    saved.push((await timed(() => ask(path, { body, release }))).duration)
  }
  const { url } = await ask<{ url: string }>(`/api/v1/releases/${release}/preview-links`, { body: {} })
  const opened = await fetch(url, { redirect: 'manual' })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const average = milliseconds((processorMs() - before) / saved.length)
  const name = `release of ${saved.length} changes`
  return [
    { name: `${name}: a save in it`, value: `median ${milliseconds(median(saved))}, processor ${average}` },
    {
      name: `${name}: home page by its preview link`,
      value: await repeated(async () => (await fetch(`${origin}/`, { headers: { cookie } })).text()),
    },
    { name: `${name}: home page in edit mode`, value: await repeated(() => ask('/?edit=true', { release })) },
    { name: 'the same of the live site', value: await repeated(() => ask('/?edit=true')) },
  ]

  /** Reads blocks that have a title, at most `changes`, and the keys of all pages but the home page. */
  async function readSite() {
    const { items } = await ask<{ items: { slug: string }[] }>('/api/v1/pages')
    const pages = await Promise.all(items.map(({ slug }) => ask<Block[]>(`/api/v1/pages/${slug}?collections=none`)))
    const titled = pages.flat().filter(({ content }) => typeof content.title === 'object')
    const slugs = items.map(({ slug }) => slug).filter((slug) => slug !== 'home')
    return { blocks: titled.slice(0, changes), slugs }
  }

  async function repeated(act: () => Promise<unknown>): Promise<string> {
    for (let index = 0; index < 20; index++) await act()
    const from = processorMs()
    const times: number[] = []
    for (let index = 0; index < visits; index++) times.push((await timed(act)).duration)
    return `median ${milliseconds(median(times))}, processor ${milliseconds((processorMs() - from) / visits)}`
  }
}

type Asked = { body?: object; method?: string; release?: string }
