import { DialogStandIn } from '../dialogs/stand-ins.tsx'
import { later } from '../later.tsx'

/** It comes with the first picture that is opened. */
export const MediaDialog = later(async () => (await import('./media-dialog.tsx')).MediaDialog, DialogStandIn)
