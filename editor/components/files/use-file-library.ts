import { useCallback, useState } from 'react'
import type { LibraryQuery } from '#api/uploads.ts'
import type { EditorStore } from '../../model/store.ts'
import { useListing } from '../listing/use-listing.ts'

export type FileFilter = 'all' | 'image' | 'video' | 'svg' | 'unused'

/** Lists the uploaded files, newest first. They can be filtered by kind and by a search text. */
export function useFileLibrary({ administration }: EditorStore, initially: FileFilter = 'all') {
  const [shown, setShown] = useState(initially)
  const [words, setWords] = useState('')
  const listing = useListing(
    useCallback(
      (cursor?: string) => administration.library({ ...queries[shown], search: words, cursor }),
      [administration, shown, words],
    ),
  )
  return { listing, shown, setShown, words, setWords }
}

const queries: Record<FileFilter, LibraryQuery> = {
  all: {},
  image: { kind: 'image' },
  video: { kind: 'video' },
  svg: { kind: 'svg' },
  unused: { unused: 'true' },
}
