import { DialogStandIn } from '../dialogs/stand-ins.tsx'
import { later } from '../later.tsx'

/** The form comes when it is first opened, and with it all that drags and lists. */
export const FormDialog = later(async () => (await import('./form-dialog.tsx')).FormDialog, DialogStandIn)
