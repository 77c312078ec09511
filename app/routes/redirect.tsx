import { replace } from 'react-router'
import { localizeHref, splitLocale } from '#content/address.ts'
import { redirects } from '#content/details.ts'
import { asksForEditMode, withEditMode } from '../session/edit-address.ts'
import type { Route } from './+types/redirect'

/** Addresses that lead elsewhere for good; the browser's history keeps only where they lead. Edit mode goes along. */
export function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname)
  const to = redirects.find((each) => each.path === path)?.to ?? '/'
  throw replace(withEditMode(localizeHref(to, locale), asksForEditMode(url.search)), 301)
}
