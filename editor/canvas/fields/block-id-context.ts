import { createContext } from 'react'

/** The id of the block that a slot stands in. */
export const BlockIdContext = createContext('')
