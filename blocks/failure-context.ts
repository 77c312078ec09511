import { createContext } from 'react'
import type { LocalizedBlock } from './block.ts'

/** Called on the server for each block whose view failed and was left out of the document. */
export const BlockFailureContext = createContext<((block: LocalizedBlock) => void) | null>(null)
