import { redirect } from 'react-router'
import { canonicalAddress } from '#content/canonical-address.ts'
import type { Redirection } from '../backend.ts'
import { withEditMode } from '../session/edit-mode.ts'

/** Edit mode stays on within the site. */
export function redirectTo({ to, status }: Redirection, isEdited: boolean): Response {
  if (!to.startsWith('/')) return redirect(to, status)
  // A database from elsewhere may hold targets such as '/.//host', which parsing turns into '//host', another site.
  return redirect(withEditMode(canonicalAddress(to), isEdited), status)
}
