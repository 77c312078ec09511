import { type ComponentType, createContext } from 'react'
import type { BlockFieldProps } from './block.tsx'
import type { BlocksProps } from './blocks.tsx'
import type { ItemsProps } from './items.tsx'
import type { LinkToProps } from './link-to.tsx'
import type { PictureProps } from './picture.tsx'
import type { RichTextProps } from './rich-text.tsx'
import type { TextProps } from './text.tsx'

/** What the editor puts in the place of each field. Its `…Props` are those of the plain field. */
export type FieldEditors = {
  Blocks: ComponentType<BlocksProps<never>>
  Block: ComponentType<BlockFieldProps<never>>
  Text: ComponentType<TextProps>
  RichText: ComponentType<RichTextProps>
  Picture: ComponentType<PictureProps>
  LinkTo: ComponentType<LinkToProps>
  Items: ComponentType<ItemsProps<{ id: string }>>
}

/** Null for every visitor; filled by the editor once it has moved in. */
export const FieldEditorsContext = createContext<FieldEditors | null>(null)
