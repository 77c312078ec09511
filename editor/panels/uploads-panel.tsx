import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { useEditor } from '../components/editor-context.ts'
import { DropZone } from '../components/files/drop-zone.tsx'
import { FileGrid } from '../components/files/file-grid.tsx'
import { FileInputButton } from '../components/files/file-input-button.tsx'
import { acceptedFiles } from '../components/files/file-labels.ts'
import { FileSearch } from '../components/files/file-search.tsx'
import { useFileLibrary } from '../components/files/use-file-library.ts'
import { Upload } from '../components/lazy-icons.tsx'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { SegmentedControl } from '../components/listing/segmented-control.tsx'
import { kindOf } from '../model/uploads/media-field.ts'
import { FileDetails } from './file-details.tsx'
import { Panel, type PanelProps } from './panel.tsx'

import '../components/files/files.css'

/** Lists the uploaded files, or shows a file with its uses. Files can be added, described, replaced and deleted. */
export function UploadsPanel({ onClose, onTouched, leave }: PanelProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { uploads } = editor
  const { data, shown, setShown, words, setWords } = useFileLibrary()
  const { items, again } = data
  const [open, setOpen] = useState<LibraryFile>()
  /** The key of the file whose details were closed last. The button of this file gets the focus. */
  const [returnFocusTo, setReturnFocusTo] = useState<string>()
  // A reloaded list may have newer data of the open file, such as its uses.
  useEffect(() => setOpen((file) => items.find(({ key }) => key === file?.key) ?? file), [items])

  function back() {
    setReturnFocusTo(open?.key)
    setOpen(undefined)
  }
  async function upload(files: File[]) {
    for (const file of files) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const arrived = () => {
        again()
        resolve()
      }
      const accepts = kindOf(file.name) === 'pdf' ? 'document' : 'picture'
      uploads.upload(file, { accepts, arrived, failed: () => resolve() })
      await promise
    }
  }
  const names = {
    all: t('uploads.all'),
    image: t('uploads.pictures'),
    video: t('uploads.videos'),
    svg: t('uploads.svgs'),
    unused: t('uploads.unused'),
  }
  return (
    <Panel title={t('uploads.title')} onClose={onClose} isWide>
      {open ? (
        <FileDetails
          key={open.key}
          file={open}
          onBack={() => leave(back)}
          onChanged={setOpen}
          onGone={back}
          onTouched={onTouched}
        />
      ) : (
        <DropZone onDrop={(files) => void upload(files)}>
          <div className="ed-row ed-panel-tools">
            <FileInputButton
              className="ed-btn is-solid"
              accept={acceptedFiles}
              onChoose={(files) => void upload(files)}
              multiple
            >
              <Upload className="ed-i" />
              {t('uploads.upload')}
            </FileInputButton>
            <FileSearch initial={words} onSearch={setWords} />
          </div>
          <SegmentedControl label={t('uploads.shown')} names={names} value={shown} onChoose={setShown} />
          <PanelDataFrame
            data={data}
            empty={shown !== 'all' || words !== '' ? t('uploads.noneFound') : t('uploads.none')}
            failed={t('uploads.failed')}
          >
            <FileGrid files={items} returnFocusTo={returnFocusTo} onOpen={setOpen} />
          </PanelDataFrame>
        </DropZone>
      )}
    </Panel>
  )
}
