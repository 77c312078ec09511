import { type ComponentType, createContext } from 'react'
import type { BlockFieldProps } from './block.tsx'
import type { BlocksProps } from './blocks.tsx'
import type { ItemsProps } from './items.tsx'
import type { LinkToProps } from './link-to.tsx'
import type { PictureProps } from './picture.tsx'
import type { RichTextProps } from './rich-text.tsx'
import type { TextProps } from './text.tsx'

/** The editor's replacement for each field; it takes the props of the plain field. */
export type FieldEditors = {
  Blocks: ComponentType<BlocksProps<never>>
  Block: ComponentType<BlockFieldProps<never>>
  Text: ComponentType<TextProps>
  RichText: ComponentType<RichTextProps>
  Picture: ComponentType<PictureProps>
  LinkTo: ComponentType<LinkToProps>
  Items: ComponentType<ItemsProps<{ id: string }>>
}

/** Null for visitors; set by the editor once it has loaded. */
export const FieldEditorsContext = createContext<FieldEditors | null>(null)
