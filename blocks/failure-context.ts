import { createContext } from 'react'
import type { LocalizedBlock } from './block.ts'

/** Told on the server of each block whose view failed and was left out of the document. */
export const BlockFailureContext = createContext<((block: LocalizedBlock) => void) | null>(null)
