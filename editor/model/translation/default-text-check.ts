import { placeholders } from '#blocks/placeholders.ts'
import type { BilingualText } from '#content/locale.ts'
import { isPlaceholderOf } from '#content/placeholders.ts'

/** Whether the Arabic of a text is still the default text of a new block or item. */
export const isDefaultText = (text: BilingualText) => isPlaceholderOf(placeholders, text)
