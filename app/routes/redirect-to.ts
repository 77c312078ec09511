import { redirect } from 'react-router'
import type { Redirection } from '../backend.ts'
import { withEditMode } from '../session/edit-mode.ts'

/** Returns a redirect to another address of the site, which keeps edit mode, or to another site. */
export function redirectTo({ to, status }: Redirection, isEdited: boolean): Response {
  if (!to.startsWith('/')) return redirect(to, status)
  // Parsing turns '/.//host' into '//host', which is another site.
  return redirect(withEditMode(encodeURI(to), isEdited).replace(/^\/+/, '/'), status)
}
