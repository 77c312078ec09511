import type { BlockType } from './catalogue.ts'

const renamed: { [T in BlockType]?: string } = { CTA: 'call-to-action', TEXT: 'policy' }

/** The folder of a block type: the type's name, or a clearer one where the specification's name says too little. */
export const folderOf = (type: BlockType): string => renamed[type] ?? type.toLowerCase().replaceAll('_', '-')
