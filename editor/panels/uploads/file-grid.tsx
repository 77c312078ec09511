import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { Thumbnail } from './file-picture.tsx'

type FileGridProps = {
  files: LibraryFile[]
  /** The key of the file that was open until now and gets the focus back. */
  backTo: string | undefined
  onOpen: (file: LibraryFile) => void
}

/** The files as small pictures, each of which opens what is known of it. */
export function FileGrid({ files, backTo, onOpen }: FileGridProps) {
  const { t } = useTranslation()
  return (
    <ul className="ed-files">
      {files.map((file) => (
        <li key={file.key}>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: one comes back from its details
            autoFocus={file.key === backTo}
            onClick={() => onOpen(file)}
          >
            <Thumbnail file={file} />
            <bdi>{file.original_name}</bdi>
            {file.uses.length === 0 && <span className="ed-chip">{t('uploads.isUnused')}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
