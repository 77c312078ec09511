import { createContext, use } from 'react'
import type { Locale } from '#content/text.ts'
import type { Loading } from './loading.ts'
import type { Places } from './places.ts'
import type { Units } from './store/units.ts'

/** What the field slots need; the same for the whole page. */
export type EditorShared = { units: Units; places: Places; loading: Loading; locale: Locale; apiBase: string }

export const EditorContext = createContext<EditorShared | null>(null)

export function useEditor(): EditorShared {
  const shared = use(EditorContext)
  if (!shared) throw new Error('A field slot stands outside the editor')
  return shared
}
