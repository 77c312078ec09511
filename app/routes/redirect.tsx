import { replace } from 'react-router'
import { localizeHref, splitLocale } from '#content/address.ts'
import { redirects } from '#content/detail-pages.ts'
import { isEditMode, withEditMode } from '../session/edit-mode.ts'
import type { Route } from './+types/redirect'

/** Addresses that lead elsewhere for good; the browser's history keeps only where they lead. Edit mode goes along. */
export function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname)
  const to = redirects.find((each) => each.path === path)?.to ?? '/'
  throw replace(withEditMode(localizeHref(to, locale), isEditMode(url.search)), 301)
}
