import type { TFunction } from 'i18next'
import { localizeHref, splitLocale } from '#content/address.ts'
import { detailPages } from '#content/detail-pages.ts'
import type { Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import { routeTable } from '#content/pages.ts'
import { blockName } from '../documents/field-name.ts'
import { definitionOf, findBlockType } from '../documents/field-schema.ts'
import { pageName, pagePath } from '../documents/page-list.ts'

/** The name of a page, and its address in edit mode. */
export type PageLink = { name: string; href: string }

/** Returns the page on which the content under a page key, or an item of that page, can be seen and edited. */
export function pageLink(t: TFunction, locale: Locale, key: string, item: string | null = null): PageLink {
  const at = (name: string, path: string) => ({ name, href: inEditMode(localizeHref(path, locale)) })
  if (key === siteKey) return at(t('panels.site'), '/')
  const frame = findBlockType(key)
  if (frame && definitionOf(frame).isFrame) return at(blockName(t, frame), '/')
  const template = detailPages.find((detail) => detail.template === key)
  if (template) return at(t(templateNames[template.kind]), template.list)
  const owner = item && detailPages.find((detail) => detail.page === key)
  if (owner) return at(t(itemNames[owner.kind], { id: item }), `${owner.base}/${item}`)
  const path = pagePath(t, key)
  return path ? at(pageName(t, locale, key), path) : at(key, '/')
}

/** Returns the page at an address of the site. The link stays in the language of the address. */
export function pageLinkAt(t: TFunction, locale: Locale, address: string): PageLink {
  const { path } = splitLocale(address.replace(/[?#].*/, ''))
  const page = routeTable.find((each) => each.path === path)
  return { name: page ? pageName(t, locale, page.key) : address, href: inEditMode(address) }
}

const itemNames = { story: 'places.story', vacancy: 'places.vacancy', resource: 'places.post' } as const
const templateNames = {
  story: 'places.allStories',
  vacancy: 'places.allVacancies',
  resource: 'places.allPosts',
} as const

/**
 * Returns a name like 'Below every post' for the key of a template, whose blocks are on the detail pages of all items
 * of a kind. Undefined for other keys.
 */
export function repeatedPlaceName(t: TFunction, key: string): string | undefined {
  const template = detailPages.find((detail) => detail.template === key)
  return template && t(templateNames[template.kind])
}

function inEditMode(address: string): string {
  const url = new URL(address, 'http://site')
  url.searchParams.set('edit', 'true')
  return url.pathname + url.search + url.hash
}
