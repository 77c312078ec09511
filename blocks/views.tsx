import type { ComponentType } from 'react'
import type { LocalizedBlock } from './block.ts'
import { folderOf } from './folder-of.ts'

export type View = ComponentType<{ block: LocalizedBlock; isFirst?: boolean }>

/** The views of all block types, imported statically (docs/decisions/0003-static-view-imports.md). */
const views = import.meta.glob<View>('./*/view.tsx', { eager: true, import: 'default' })

export const viewOf = ({ type }: Pick<LocalizedBlock, 'type'>): View | undefined =>
  views[`./${folderOf(type)}/view.tsx`]
