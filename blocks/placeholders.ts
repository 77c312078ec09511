import { placeholdersOf } from '#content/placeholders.ts'
import { blankTexts } from './blank-texts.ts'

/** Evaluated at build time (scripts/vite-plugins/precomputed-modules.ts). */
export const placeholders = placeholdersOf(blankTexts)
