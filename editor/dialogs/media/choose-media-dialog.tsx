import type { LibraryFile } from '#api/uploads.ts'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import type { EditorStore } from '../../model/store.ts'
import type { AcceptedMedia } from '../../model/uploads/accepted-files.ts'
import { MediaChooser } from './media-chooser.tsx'

type ChooseMediaDialogProps = {
  store: EditorStore
  title: string
  takes: AcceptedMedia
  onFile: (file: File) => void
  onChosen: (file: LibraryFile) => void
  onClose: () => void
}

/** Chooses a picture or video in a dialog of its own, for example over a form. */
export function ChooseMediaDialog({ title, onClose, ...chooser }: ChooseMediaDialogProps) {
  return (
    <DialogFrame title={title} onClose={onClose} className="is-medium" initialFocus=".ed-choose button">
      <div className="ed-media-ways">
        <MediaChooser {...chooser} />
      </div>
    </DialogFrame>
  )
}
