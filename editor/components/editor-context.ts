import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Action } from '#api/permissions.ts'
import type { Locale } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import type { Place } from '../model/documents/places.ts'
import type { EditorState, EditorStore } from '../model/store.ts'

/** What the user may do. The rest is not offered; the server checks it again. */
export type May = {
  (action: Action): boolean
  /** Translators may be limited to some languages. */
  writeIn: (locale: Locale) => boolean
  /** Whether the user may approve and import Arabic texts. */
  translate: boolean
}

export type Editor = EditorStore & {
  may: May
  open: {
    /** Opens the panel with the settings of the site. */
    site: (returnFocusTo: HTMLElement | null) => void
    /** Opens the history panel with the changes of one text. */
    history: (text: Place, returnFocusTo: HTMLElement | null) => void
  }
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor is called outside the editor')
  return editor
}

export const useEditorState = <Part>(select: (state: EditorState) => Part): Part => useStore(useEditor(), select)

/** The language of the page, also of a page that is shown beside it in the other language. */
export const useLocale = (): Locale => use(PageContext).locale
