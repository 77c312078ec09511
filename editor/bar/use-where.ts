import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '#content/pages.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { entryName } from '../entry-name.ts'
import { schemaOf } from '../field-kind.ts'
import { pageName } from '../page-names.ts'
import { formOf } from '../tools/block-abilities.ts'

/** Where one is, and what opens its settings; `backTo` gets the focus back. */
type Where = { name: string; openSettings: (backTo: HTMLElement | null) => void }

/** The page at an English path; a post's, a story's or a vacancy's page is called as its item is, and set by its form. */
export function useWhere(desk: Desk, path: string, locale: Locale): Where | undefined {
  const { t } = useTranslation()
  const { units, places } = desk
  useSyncExternalStore(desk.subscribe, desk.state)
  useSyncExternalStore(units.subscribe, units.revision)
  useSyncExternalStore(places.subscribe, places.revision)
  const page = pages.find((each) => each.path === path)
  if (page) {
    const openSettings: Where['openSettings'] = (backTo) => desk.settings.open({ page: page.key, backTo })
    return { name: pageName(t, locale, page), openSettings }
  }
  const opened = places.all().find((block) => block.opened)
  const form = opened && formOf(opened)
  const item = form && units.get(form.unit)
  if (!item) return undefined
  const name = entryName(schemaOf(item), item.edited, locale)
  return { name, openSettings: (backTo) => void desk.open(form, backTo) }
}
