import type { MetaDescriptor } from 'react-router'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { BlockType, ContentInput } from '#blocks/catalogue.ts'
import { catalogue } from '#blocks/catalogue.ts'
import type { Locale } from '#content/locale.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import type { Thing } from '../schema-org.ts'

export const site = {
  brand: 'Brand',
  url: 'https://www.example.com',
  apiBase: '/api',
  contactEmail: 'info@example.com',
}

type Extras = Partial<Pick<LocalizedBlock, 'changedAt' | 'listing'>>

export function localizedBlock<T extends BlockType>(
  type: T,
  content: ContentInput<T>,
  locale: Locale,
  extras: Extras = {},
) {
  const localized = localize(catalogue[type].content, content as never, { locale, apiBase: '/api' })
  return { id: 'block', page: 'page', type, content: localized, ...extras } as unknown as LocalizedBlock
}

/** Reads a head: the contents of its meta elements by name, its links, and its schema.org objects by type. */
export function readHead(descriptors: MetaDescriptor[]) {
  const all = descriptors as Record<string, unknown>[]
  const graph = all.flatMap((each) => (each['script:ld+json'] as { '@graph': Thing[] } | undefined)?.['@graph'] ?? [])
  return {
    title: all.find((each) => 'title' in each && !('tagName' in each))?.title,
    meta: (name: string) => all.find((each) => each.name === name || each.property === name)?.content,
    links: all
      .filter(({ tagName }) => tagName === 'link')
      .map(({ rel, hrefLang, type, href }) => [rel, hrefLang ?? type, href].filter(Boolean).join(' ')),
    thing: (type: string) => graph.find((each) => each['@type'] === type),
    types: graph.map((each) => each['@type']),
  }
}
