import type { LocalizedBlock } from '../block.ts'

export const isForm = ({ type }: Pick<LocalizedBlock, 'type'>): boolean => type === 'FORM'
