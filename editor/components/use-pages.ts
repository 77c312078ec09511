import { useStore } from 'zustand'
import type { PageSummary } from '#api/pages.ts'
import { useEditor } from './editor-context.ts'

/** The pages of the site, also the hidden ones. */
export const usePages = (): PageSummary[] => useStore(useEditor().store, ({ pages }) => pages)
