import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { MediaThumbnail } from '../media-thumbnail.tsx'
import { FileName } from './file-name.tsx'

type FileGridProps = {
  files: LibraryFile[]
  /** The key of the file whose details were just closed. Its button is focused. */
  returnFocusTo: string | undefined
  onOpen: (file: LibraryFile) => void
}

export function FileGrid({ files, returnFocusTo, onOpen }: FileGridProps) {
  const { t } = useTranslation()
  return (
    <ul className="ed-files">
      {files.map((file) => {
        const unused = file.uses.length === 0 && t('uploads.isUnused')
        return (
          <li key={file.key}>
            <button
              type="button"
              className="ed-stack"
              // biome-ignore lint/a11y/noAutofocus: returns the focus after the details of the file are closed
              autoFocus={file.key === returnFocusTo}
              onClick={() => onOpen(file)}
              title={file.original_name}
              aria-label={[file.original_name, unused].filter(Boolean).join(' ')}
            >
              <MediaThumbnail address={file.url} isListed />
              <FileName name={file.original_name} /> {unused && <span className="ed-chip">{unused}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
