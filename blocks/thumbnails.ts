import type { BlockType } from './catalogue.ts'
import { folderOf } from './folder-of.ts'

const files = import.meta.glob<string>('./*/thumbnail.svg', { eager: true, query: '?url', import: 'default' })

/**
 * The address of the picture of a block type in the block chooser: 160 by 100, laid out from left to right. In Arabic
 * it is mirrored, so it must contain no text.
 */
export const thumbnailOf = (type: BlockType): string | undefined => files[`./${folderOf(type)}/thumbnail.svg`]
