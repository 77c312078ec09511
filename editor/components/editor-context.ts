import { createContext, use } from 'react'
import type { Locale } from '#content/locale.ts'
import type { EditorStore } from '../model/store.ts'

/** What the editable fields need; the same for the whole page. */
export type EditorShared = Pick<EditorStore, 'documents' | 'places' | 'lists' | 'loads' | 'structure'> & {
  store: EditorStore
  locale: Locale
  apiBase: string
  /** Opens the panel with the settings of the site. */
  openSite: (returnFocusTo: HTMLElement | null) => void
}

export const EditorContext = createContext<EditorShared | null>(null)

export function useEditor(): EditorShared {
  const shared = use(EditorContext)
  if (!shared) throw new Error('A field slot stands outside the editor')
  return shared
}
