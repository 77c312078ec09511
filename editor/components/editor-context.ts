import { createContext, use } from 'react'
import type { MeResponse } from '#api/auth.ts'
import type { Action } from '#api/permissions.ts'
import type { Locale } from '#content/locale.ts'
import type { EditorStore } from '../model/store.ts'

/** What the components of the editor share. It is the same for the whole page. */
export type EditorShared = Pick<EditorStore, 'documents' | 'places' | 'lists' | 'loads' | 'structure' | 'release'> & {
  store: EditorStore
  locale: Locale
  apiBase: string
  user: MeResponse | undefined
  /** Whether the user may do an action. If not, components do not offer it; the server checks this again. */
  may: (action: Action) => boolean
  /** Whether the user may change texts in a language. Translators may be limited to some languages. */
  mayWriteIn: (locale: Locale) => boolean
  /** Whether the user may approve and import Arabic texts. */
  mayTranslate: boolean
  /** Opens the panel with the settings of the site. */
  openSite: (returnFocusTo: HTMLElement | null) => void
}

export const EditorContext = createContext<EditorShared | null>(null)

export function useEditor(): EditorShared {
  const shared = use(EditorContext)
  if (!shared) throw new Error('useEditor is called outside the editor')
  return shared
}
