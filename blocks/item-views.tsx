import type { ComponentType } from 'react'
import type { LocalizedBlock, ViewProps } from './block.ts'
import type { BlockType } from './catalogue.ts'
import { StoryPage } from './gallery/story-page.tsx'
import { JobPage } from './jobs/job-page.tsx'
import { PostPage } from './resources/post-page.tsx'
import type { View } from './views.tsx'

/** The views of detail pages, by the block type whose collection has the item. */
const views: { [T in BlockType]?: ComponentType<ViewProps<T>> } = {
  GALLERY: StoryPage,
  JOBS: JobPage,
  RESOURCES: PostPage,
}

/** The view of the one item that a block shows on a detail page; only these pages load these views. */
export const itemViewOf = ({ type, opened }: LocalizedBlock): View | undefined =>
  opened ? (views[type] as View | undefined) : undefined
