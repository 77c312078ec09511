import type { TFunction } from 'i18next'
import { inLocale, type Locale, locales } from '#content/locale.ts'
import type { Page } from '#content/pages.ts'
import type { Slices } from '../store.ts'

/** A namespace of its own, because i18next would not load the interface messages into a namespace with resources. */
const ns = 'pages'

/** The names of pages from their settings, stored in i18next, so that they are available wherever `t` is. */
export function createPageNames({ client, i18n, setState }: Slices) {
  return {
    async load() {
      // Without a response, pages have the names of the route table.
      const { items } = await client.pages().catch(() => ({ items: [] }))
      for (const locale of locales) {
        const names = Object.fromEntries(items.map(({ slug, name }) => [slug, inLocale(name, locale).text]))
        i18n.addResourceBundle(locale, ns, names, true, true)
      }
      setState(({ pageNamesRevision }) => ({ pageNamesRevision: pageNamesRevision + 1 }))
    },
  }
}

/**
 * A page's short name: 'Totara Learn' for 'Totara Learn: learning management system'. The home page is 'Home' until its
 * settings have another name.
 */
export function pageName(t: TFunction, locale: Locale, { key, name }: Page): string {
  const usual = inLocale(name, locale).text
  const own = t(key, { ns, defaultValue: usual })
  return key === 'home' && own === usual ? t('places.home') : (own.split(': ')[0] ?? own)
}
