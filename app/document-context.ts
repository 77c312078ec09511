import { createContext } from 'react'

/**
 * Says whether the tree leaves the server as a document (not hydrated; `entry` is the one script it brings, `imports` its parts) or, where
 * it is null, as the application (hydrated, with React Router's scripts).
 */
export const DocumentContext = createContext<{ entry: string; imports: string[]; refresh?: string } | null>(null)
