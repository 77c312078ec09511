import { createContext, use } from 'react'
import type { Locale } from '#content/text.ts'
import type { Desk } from './desk.ts'

/** What the field slots need; the same for the whole page. */
export type EditorShared = Pick<Desk, 'units' | 'places' | 'lists' | 'loading' | 'structure'> & {
  desk: Desk
  locale: Locale
  apiBase: string
}

export const EditorContext = createContext<EditorShared | null>(null)

export function useEditor(): EditorShared {
  const shared = use(EditorContext)
  if (!shared) throw new Error('A field slot stands outside the editor')
  return shared
}
