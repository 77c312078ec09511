import { placeholders } from '#blocks/placeholders.ts'
import { isPlaceholderOf } from '#content/placeholders.ts'
import type { LocalizedText } from '#content/text.ts'

/** Whether the Arabic of a text is what a new block or item came with. */
export const isPlaceholder = (text: LocalizedText) => isPlaceholderOf(placeholders, text)
