import type { ComponentType } from 'react'
import type { LocalizedBlock, ViewProps } from './block.ts'
import type { BlockType } from './catalogue.ts'
import { folderOf } from './folder-of.ts'
import { StoryPage } from './gallery/story-page.tsx'
import { JobPage } from './jobs/job-page.tsx'
import { PostPage } from './resources/post-page.tsx'

type View = ComponentType<{ block: LocalizedBlock; isFirst?: boolean }>

/** The views of all blocks, imported statically (docs/decisions/0003-static-view-imports.md). */
const views = import.meta.glob<View>('./*/view.tsx', { eager: true, import: 'default' })

/** The views of detail pages, by the block type whose collection has the item. */
const openedViews: { [T in BlockType]?: ComponentType<ViewProps<T>> } = {
  GALLERY: StoryPage,
  JOBS: JobPage,
  RESOURCES: PostPage,
}

export function viewOf({ type, opened }: Pick<LocalizedBlock, 'type' | 'opened'>): View | undefined {
  return opened ? (openedViews[type] as View | undefined) : views[`./${folderOf(type)}/view.tsx`]
}
