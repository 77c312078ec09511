import { DialogStandIn } from '../dialogs/stand-ins.tsx'
import { later } from '../later.tsx'

/** The list of what is not saved, which nobody needs as long as all is. */
export const KeptChanges = later(async () => (await import('./kept-changes.tsx')).KeptChanges, DialogStandIn)
