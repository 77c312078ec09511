import { type ComponentType, createContext } from 'react'
import type { BlockFieldProps } from './block.tsx'
import type { BlocksProps } from './blocks.tsx'
import type { FlowProps, ItemsProps, LinkToProps, PictureProps, RichTextProps, TextProps } from './fields.tsx'

/** The editor's replacement for each field, with the props of the plain field. */
export type FieldEditors = {
  Blocks: ComponentType<BlocksProps<never>>
  Block: ComponentType<BlockFieldProps<never>>
  Text: ComponentType<TextProps>
  RichText: ComponentType<RichTextProps>
  Picture: ComponentType<PictureProps>
  LinkTo: ComponentType<LinkToProps>
  Items: ComponentType<ItemsProps<{ id: string }>>
  Flow: ComponentType<FlowProps>
}

/** Null for visitors; set by the editor once it has loaded. */
export const FieldEditorsContext = createContext<FieldEditors | null>(null)
