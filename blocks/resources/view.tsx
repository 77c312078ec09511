import { Items } from '#fields/items.tsx'
import { Text } from '#fields/text.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import type { ViewProps } from '../block.ts'
import { PostCard } from './post-card.tsx'
import './view.css'

export function Resources({ block: { content } }: ViewProps<'RESOURCES'>) {
  return (
    <section className="section late">
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead heading={<Text field={content.title} as="h2" className="h2" />} />
        <ul className="posts">
          <Items field={content.posts}>
            {(post) => (
              <li>
                <PostCard post={post} />
              </li>
            )}
          </Items>
        </ul>
      </Reveal>
    </section>
  )
}
