import { createContext } from 'react'

/**
 * `entry` is the address of the document's only script, `imports` are the modules it loads, and `refresh` is the
 * address of a script for hot reloading.
 */
type StaticDocument = { entry: string; imports: string[]; refresh?: string }

/** Set while the server renders a document without hydration. Null in the hydrated application. */
export const StaticDocumentContext = createContext<StaticDocument | null>(null)
