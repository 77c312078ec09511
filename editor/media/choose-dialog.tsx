import type { LibraryFile } from '#api/uploads.ts'
import type { Desk } from '../desk.ts'
import { DialogFrame } from '../dialogs/frame.tsx'
import { Chooser } from './chooser.tsx'
import type { Takes } from './files.ts'

type ChooseDialogProps = {
  desk: Desk
  title: string
  takes: Takes
  onFile: (file: File) => void
  onChosen: (file: LibraryFile) => void
  onClose: () => void
}

/** Asks for a picture or film, over a form for instance. */
export function ChooseDialog({ title, onClose, ...chooser }: ChooseDialogProps) {
  return (
    <DialogFrame title={title} onClose={onClose} className="is-medium" initialFocus=".ed-choose button">
      <div className="ed-media-ways">
        <Chooser {...chooser} />
      </div>
    </DialogFrame>
  )
}
