import { placeholdersOf } from '#content/placeholders.ts'
import { blankTexts } from './blank-texts.ts'

/** The build evaluates this module and ships the result as data (scripts/vite-plugins/precomputed-modules.ts). */
export const placeholders = placeholdersOf(blankTexts)
