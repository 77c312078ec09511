import { createContext } from 'react'

/** `entry` is the document's only script, `imports` its modules, `refresh` a script for hot reloading. */
type StaticDocument = { entry: string; imports: string[]; refresh?: string }

/** Set while the server renders a document, which is not hydrated. Null in the application, which is hydrated. */
export const StaticDocumentContext = createContext<StaticDocument | null>(null)
