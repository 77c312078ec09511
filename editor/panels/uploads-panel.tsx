import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import './panel-content.css'
import '../components/files/files.css'
import { useFileLibrary } from '../components/files/use-file-library.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'
import { FileDetails } from './uploads/file-details.tsx'
import { LibraryView } from './uploads/library-view.tsx'

/** All uploaded files with their details and uses, to describe, replace or delete them. */
export function UploadsPanel({ store, locale, onClose, onTouched, leave }: PanelProps) {
  const { t } = useTranslation()
  const library = useFileLibrary(store)
  const [open, setOpen] = useState<LibraryFile>()
  const [returnFocusTo, setBackTo] = useState<string>()
  const { items } = library.listing
  // A reloaded list may have newer data of the open file, such as its uses.
  useEffect(() => setOpen((file) => items.find(({ key }) => key === file?.key) ?? file), [items])

  function back() {
    setBackTo(open?.key)
    setOpen(undefined)
  }
  return (
    <Panel title={t('uploads.title')} onClose={onClose} isWide>
      {open ? (
        <FileDetails
          key={open.key}
          {...{ store, locale, file: open }}
          onBack={() => leave(back)}
          onChanged={(file) => {
            setOpen(file)
            library.listing.again()
          }}
          onGone={() => {
            back()
            library.listing.again()
          }}
          onTouched={onTouched}
        />
      ) : (
        <LibraryView store={store} library={library} returnFocusTo={returnFocusTo} onOpen={setOpen} />
      )}
    </Panel>
  )
}
