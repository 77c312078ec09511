import type { LocalizedBlock } from '../block.ts'

/** Whether visitors can send an enquiry through the block. */
export const isForm = ({ type }: Pick<LocalizedBlock, 'type'>): boolean => type === 'FORM'
