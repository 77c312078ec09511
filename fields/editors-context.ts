import { type ComponentType, createContext } from 'react'
import type { BlockFieldProps } from './block.tsx'
import type { BlocksProps } from './blocks.tsx'
import type { FlowProps, ItemsProps, LinkToProps, PictureProps, RichTextProps, TextProps } from './fields.tsx'

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

export const FieldEditorsContext = createContext<FieldEditors | null>(null)
