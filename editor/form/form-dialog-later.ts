import { lazy } from 'react'

/** The form comes when it is first opened, and with it all that drags and lists. */
export const FormDialog = lazy(async () => ({ default: (await import('./form-dialog.tsx')).FormDialog }))
