import type { PageSummary } from '#api/pages.ts'
import { useEditorState } from './editor-context.ts'

export const usePages = (): PageSummary[] => useEditorState(({ pages }) => pages)
