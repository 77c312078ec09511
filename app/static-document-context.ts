import { createContext } from 'react'

/** `entry` is the only script, `imports` what it loads, `refresh` that of hot reloading. */
type StaticDocument = { entry: string; imports: string[]; refresh?: string }

/** Null in the hydrated application. */
export const StaticDocumentContext = createContext<StaticDocument | null>(null)
