import { replace } from 'react-router'
import { isEditMode, localizeHref, splitLocale } from '#content/address.ts'
import { redirects } from '#content/detail-pages.ts'
import { withEditMode } from '../session/edit-mode.ts'
import type { Route } from './+types/redirect'

/** Edit mode stays on. The target replaces the old address in the browser's history. */
export function loader({ url }: Route.LoaderArgs) {
  const { locale, path } = splitLocale(url.pathname)
  const to = redirects.find((each) => each.path === path)?.to ?? '/'
  throw replace(withEditMode(localizeHref(to, locale), isEditMode(url.search)), 301)
}
