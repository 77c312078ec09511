import { redirect } from 'react-router'
import type { Redirection } from '../backend.ts'
import { withEditMode } from '../session/edit-mode.ts'

/** Returns a redirect to another address of the site, which keeps edit mode, or to another site. */
export const redirectTo = ({ to, status }: Redirection, isEdited: boolean): Response =>
  redirect(to.startsWith('/') ? withEditMode(encodeURI(to), isEdited) : to, status)
