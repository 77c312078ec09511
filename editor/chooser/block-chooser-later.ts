import { lazy } from 'react'

/** The pictures of all block types come with the first block that is added. */
export const BlockChooser = lazy(async () => ({ default: (await import('./block-chooser.tsx')).BlockChooser }))
