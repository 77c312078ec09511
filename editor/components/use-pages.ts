import { useStore } from 'zustand'
import type { PageSummary } from '#api/pages.ts'
import { useEditor } from './editor-context.ts'

/** Returns the pages of the site, including hidden ones. */
export const usePages = (): PageSummary[] => useStore(useEditor().store, ({ pages }) => pages)
