import { highlightSize, startsWithHighlight } from '#content/listing.ts'
import { Items, RichText, Text } from '#fields/fields.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { ScrollToList } from '#ui/scroll-to-list.tsx'
import type { ViewProps } from '../block.ts'
import { Filters, Highlight, Pagination } from './listing.tsx'
import { PostCard } from './post.tsx'

/** Renders the newest posts in a highlight, then a grid of posts with links to filters and pages (specification §2). */
export default function Resources({ block: { content, listing } }: ViewProps<'RESOURCES'>) {
  const { title, filters, emptyText, posts } = content
  // Up to three posts are in the highlight and in the grid, which would be empty otherwise.
  const isLong = posts.items.length > highlightSize
  const above = isLong && listing && startsWithHighlight(listing) ? highlightSize : 0
  // A post that is in the highlight and in the grid must be the same object in both, so that an edit shows in both
  // places.
  const newest = above
    ? posts.items.slice(0, above)
    : (listing?.highlight.map((post) => posts.items.find(({ id }) => id === post.id) ?? post) ?? [])
  return (
    <>
      <Highlight posts={{ ...posts, items: newest }} title={content.highlightTitle} isCopy={above === 0} />
      <section className="section late resources">
        <Reveal className="wrap" threshold={0.05}>
          <div className="row resources-head">
            <Text field={title} as="h2" className="h2" />
            {listing && <Filters labels={filters} listing={listing} />}
          </div>
          {posts.items.length === 0 && <RichText field={emptyText} className="rich statement" />}
          <ul className="resources-posts">
            <Items field={{ ...posts, items: posts.items.slice(above) }}>
              {(post) => (
                <li>
                  <PostCard post={post} />
                </li>
              )}
            </Items>
          </ul>
          {listing && listing.pages > 1 && <Pagination listing={listing} />}
        </Reveal>
        {listing && <ScrollToList />}
      </section>
    </>
  )
}
