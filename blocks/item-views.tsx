import type { ComponentType } from 'react'
import type { LocalizedBlock, ViewProps } from './block.ts'
import type { BlockType } from './catalogue.ts'
import { StoryPage } from './gallery/story-page.tsx'
import { JobPage } from './jobs/job-page.tsx'
import { PostPage } from './resources/post-page.tsx'
import type { View } from './views.tsx'

/** The views of detail pages, by the type of the block whose collection contains the item. */
const views: { [T in BlockType]?: ComponentType<ViewProps<T>> } = {
  GALLERY: StoryPage,
  JOBS: JobPage,
  RESOURCES: PostPage,
}

/** Returns the view of a block on a detail page, where the block shows one item; undefined on other pages. */
export const itemViewOf = ({ type, opened }: LocalizedBlock): View | undefined =>
  opened ? (views[type] as View | undefined) : undefined
