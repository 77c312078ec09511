import type { PageSummary } from '#api/pages.ts'
import { useEditorState } from './editor-context.ts'

/** Returns the pages of the site, including hidden ones. */
export const usePages = (): PageSummary[] => useEditorState(({ pages }) => pages)
