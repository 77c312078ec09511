import { useCallback, useState } from 'react'
import type { LibraryQuery } from '#api/uploads.ts'
import { useEditor } from '../editor-context.ts'
import { usePanelData } from '../listing/use-panel-data.ts'

export type FileFilter = 'all' | 'image' | 'video' | 'svg' | 'unused'

export function useFileLibrary(initially: FileFilter = 'all') {
  const { client } = useEditor()
  const [shown, setShown] = useState(initially)
  const [words, setWords] = useState('')
  const data = usePanelData(
    useCallback(
      (cursor?: string) => client.library({ ...queries[shown], search: words, cursor }),
      [client, shown, words],
    ),
  )
  return { data, shown, setShown, words, setWords }
}

const queries: Record<FileFilter, LibraryQuery> = {
  all: {},
  image: { kind: 'image' },
  video: { kind: 'video' },
  svg: { kind: 'svg' },
  unused: { unused: 'true' },
}
