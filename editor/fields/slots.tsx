import type { FieldEditors } from '#fields/editors-context.ts'
import { BlockSlot } from './block-slot.tsx'
import { BlocksSlot } from './blocks-slot.tsx'
import { ItemsSlot } from './items-slot.tsx'
import { PictureSlot } from './picture-slot.tsx'
import { LinkSlot, RichTextSlot, TextSlot } from './text-slots.tsx'

/** The fields of a page in edit mode. They only bear attributes; clicks and keys are taken by opening.ts. */
export const slots: FieldEditors = {
  Blocks: BlocksSlot as unknown as FieldEditors['Blocks'],
  Block: BlockSlot as unknown as FieldEditors['Block'],
  Text: TextSlot,
  RichText: RichTextSlot,
  Picture: PictureSlot,
  LinkTo: LinkSlot,
  Items: ItemsSlot,
}
