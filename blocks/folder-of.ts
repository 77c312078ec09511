import type { BlockType } from './catalogue.ts'

const renamed: { [T in BlockType]?: string } = { CTA: 'call-to-action', TEXT: 'policy' }

/**
 * Returns the name of a block type's folder: 'image-text' for IMAGE_TEXT. Two types have a clearer folder name than
 * type name.
 */
export const folderOf = (type: BlockType): string => renamed[type] ?? type.toLowerCase().replaceAll('_', '-')
