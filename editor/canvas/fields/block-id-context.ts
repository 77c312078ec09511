import { createContext } from 'react'

/** The id of the block that contains a field. */
export const BlockIdContext = createContext('')
