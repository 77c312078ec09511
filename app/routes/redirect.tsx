import { replace } from 'react-router'
import { isEditMode, localizeHref, splitLocale } from '#content/address.ts'
import { redirects } from '#content/detail-pages.ts'
import { withEditMode } from '../session/edit-mode.ts'
import type { Route } from './+types/redirect'

/** Permanent redirects, which replace the entry in the browser's history. Edit mode is kept. */
export function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname)
  const to = redirects.find((each) => each.path === path)?.to ?? '/'
  throw replace(withEditMode(localizeHref(to, locale), isEditMode(url.search)), 301)
}
