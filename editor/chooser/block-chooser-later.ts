import { DialogStandIn } from '../dialogs/stand-ins.tsx'
import { later } from '../later.tsx'

/** The pictures of all block types come with the first block that is added. */
export const BlockChooser = later(async () => (await import('./block-chooser.tsx')).BlockChooser, DialogStandIn)
