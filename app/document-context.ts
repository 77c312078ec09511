import { createContext } from 'react'

/**
 * Set if the server renders a document (not hydrated; `entry` is its only script, `imports` the modules of that
 * script). Null for the application (hydrated, with React Router's scripts).
 */
export const DocumentContext = createContext<{ entry: string; imports: string[]; refresh?: string } | null>(null)
