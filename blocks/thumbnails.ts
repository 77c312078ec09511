import type { BlockType } from './catalogue.ts'
import { folderOf } from './folder-of.ts'

const files = import.meta.glob<string>('./*/thumbnail.svg', { eager: true, query: '?url', import: 'default' })

/**
 * Returns the address of a block type's picture in the block chooser (160 by 100 pixels, drawn for left to right). The
 * Arabic chooser mirrors the picture, so it must not contain text.
 */
export const thumbnailOf = (type: BlockType): string | undefined => files[`./${folderOf(type)}/thumbnail.svg`]
