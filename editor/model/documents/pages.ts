import type { TFunction } from 'i18next'
import type { PageSummary } from '#api/pages.ts'
import { localizeHref, splitLocale } from '#content/address.ts'
import { detailPages } from '#content/detail-pages.ts'
import { inLocale, type Locale, locales } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import { routeTable } from '#content/pages.ts'
import type { EditorState, EditorStore } from '../store.ts'
import type { EditorDocument } from './documents.ts'
import { definitionOf, findBlockType } from './field-schema.ts'
import { blockName } from './names.ts'

/** Not the namespace of the interface: i18next loads no messages into one that has some already. */
const ns = 'pages'

export const startPages: PageSummary[] = routeTable.map(({ key, path, name }) => ({
  slug: key,
  path: { en: path, ar: localizeHref(path, 'ar') },
  name,
  state: 'public',
  updated_at: '',
}))

/** Names and paths are stored in i18next too, so that every function with `t` can read them. */
export function createPageList({ client, i18n, setState }: EditorStore) {
  async function reload() {
    const { items: pages } = await client.pages()
    for (const locale of locales) {
      const entries = pages.map(({ slug, name, path }) => [slug, { name: inLocale(name, locale).text, path: path.en }])
      i18n.addResourceBundle(locale, ns, Object.fromEntries(entries), true, true)
    }
    setState({ pages })
  }
  return {
    reload,
    /** Like `reload`, but keeps the known pages if that fails. */
    load: () => reload().catch(() => {}),
  }
}

/** Of a page of the route table only the part before a colon. 'Home' until the settings have another name. */
export function pageName(t: TFunction, locale: Locale, slug: string): string {
  const start = routeTable.find(({ key }) => key === slug)
  const usual = start ? inLocale(start.name, locale).text : slug
  const own = t(`${slug}.name`, { ns, defaultValue: usual })
  if (slug === 'home' && own === usual) return t('places.home')
  return start ? (own.split(': ')[0] ?? own) : own
}

/** Whether visitors do not see what a document has: it is a draft, a hidden block, or on a page that is a draft. */
export const isInDraft = ({ pages }: Pick<EditorState, 'pages'>, { page, edited }: EditorDocument): boolean =>
  edited.draft === true ||
  edited.hidden === true ||
  pages.some(({ slug, state }) => slug === page && state === 'hidden')

export function pagePath(t: TFunction, slug: string): string | undefined {
  const start = routeTable.find(({ key }) => key === slug)
  return t(`${slug}.path`, { ns, defaultValue: start?.path ?? '' }) || undefined
}

export type PageLink = { name: string; href: string }

/** Where the content under a page key, or an item of that page, can be seen and edited. */
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

/** 'Below every post' for a template, whose blocks are on all detail pages of a kind. Undefined for other keys. */
export function repeatedPlaceName(t: TFunction, key: string): string | undefined {
  const template = detailPages.find((detail) => detail.template === key)
  return template && t(templateNames[template.kind])
}

function inEditMode(address: string): string {
  const url = new URL(address, 'http://site')
  url.searchParams.set('edit', 'true')
  return url.pathname + url.search + url.hash
}
