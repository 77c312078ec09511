import { useCallback, useState } from 'react'
import type { LibraryQuery } from '#api/uploads.ts'
import type { Desk } from '../../desk.ts'
import { useListing } from '../use-listing.ts'

export type Shown = 'all' | 'image' | 'video' | 'svg' | 'unused'
export type Library = ReturnType<typeof useLibrary>

/** The uploaded files, newest first, by kind and by words. */
export function useLibrary({ administration }: Desk, initially: Shown = 'all') {
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

const queries: Record<Shown, LibraryQuery> = {
  all: {},
  image: { kind: 'image' },
  video: { kind: 'video' },
  svg: { kind: 'svg' },
  unused: { unused: 'true' },
}
