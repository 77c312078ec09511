import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { Question } from '../dialogs/frame.tsx'
import '../look/administration.css'
import '../look/uploads.css'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'
import { FileDetails } from './uploads/file-details.tsx'
import { LibraryView } from './uploads/library-view.tsx'
import { useLibrary } from './uploads/use-library.ts'

/** All files that were uploaded: what they are, where they are used, and what can be done with them. */
export function UploadsPanel({ desk, locale, onClose }: PanelProps) {
  const { t } = useTranslation()
  const library = useLibrary(desk)
  const [open, setOpen] = useState<LibraryFile>()
  const [backTo, setBackTo] = useState<string>()
  const [isTouched, setTouched] = useState(false)
  const { items } = library.listing
  // What is listed anew may be the open file too, used in other places now.
  useEffect(() => setOpen((file) => items.find(({ key }) => key === file?.key) ?? file), [items])
  const [leaving, setLeaving] = useState<{ go: () => void }>()

  /** Not without asking where something is typed that would be lost. */
  const leave = (go: () => void) => (open && isTouched ? setLeaving({ go }) : go())
  function back() {
    setLeaving(undefined)
    setBackTo(open?.key)
    setOpen(undefined)
  }
  return (
    <Panel title={t('uploads.title')} onClose={() => leave(onClose)} isWide>
      {open ? (
        <FileDetails
          key={open.key}
          {...{ desk, locale, file: open }}
          onBack={() => leave(back)}
          onChanged={(file) => {
            setOpen(file)
            library.listing.again()
          }}
          onGone={() => {
            back()
            library.listing.again()
          }}
          onTouched={setTouched}
        />
      ) : (
        <LibraryView desk={desk} library={library} backTo={backTo} onOpen={setOpen} />
      )}
      {leaving && (
        <Question
          title={t('editor.discardTitle')}
          text={t('editor.discardText')}
          cancel={t('editor.keepEditing')}
          action={t('editor.discard')}
          onCancel={() => setLeaving(undefined)}
          onAction={leaving.go}
        />
      )}
    </Panel>
  )
}
