import { createContext } from 'react'
import type { ShownBlock } from './block.ts'

/** Told on the server of each block whose view failed and was left out of the document. */
export const BlockFailureContext = createContext<((block: ShownBlock) => void) | null>(null)
