import type { TFunction } from 'i18next'
import type { PageSummary } from '#api/pages.ts'
import { localizeHref } from '#content/address.ts'
import { inLocale, type Locale, locales } from '#content/locale.ts'
import { routeTable } from '#content/pages.ts'
import type { Slices } from '../store.ts'

/**
 * The i18next namespace of page names and paths. It is not that of the interface, because i18next loads no messages
 * into a namespace that has some already.
 */
const ns = 'pages'

/** The pages of the route table, used until the server has answered. */
export const startPages: PageSummary[] = routeTable.map(({ key, path, name }) => ({
  slug: key,
  path: { en: path, ar: localizeHref(path, 'ar') },
  name,
  state: 'public',
  updated_at: '',
}))

/**
 * Loads the list of pages. Names and paths are stored in i18next too, so that every function with `t` can read them.
 */
export function createPageList({ client, i18n, setState }: Slices) {
  return {
    async load() {
      const { items } = await client.pages().catch(() => ({ items: undefined }))
      const pages = items ?? startPages
      for (const locale of locales) {
        const entries = pages.map(({ slug, name, path }) => [
          slug,
          { name: inLocale(name, locale).text, path: path.en },
        ])
        i18n.addResourceBundle(locale, ns, Object.fromEntries(entries), true, true)
      }
      setState({ pages })
    },
  }
}

/**
 * Returns the name of a page. For a page of the route table, only the part before a colon: 'Totara Learn' for 'Totara
 * Learn: learning management system'. The home page is 'Home' until its settings have another name.
 */
export function pageName(t: TFunction, locale: Locale, slug: string): string {
  const start = routeTable.find(({ key }) => key === slug)
  const usual = start ? inLocale(start.name, locale).text : slug
  const own = t(`${slug}.name`, { ns, defaultValue: usual })
  if (slug === 'home' && own === usual) return t('places.home')
  return start ? (own.split(': ')[0] ?? own) : own
}

/** Returns the English path of a page; undefined if it is not known. */
export function pagePath(t: TFunction, slug: string): string | undefined {
  const start = routeTable.find(({ key }) => key === slug)
  return t(`${slug}.path`, { ns, defaultValue: start?.path ?? '' }) || undefined
}
