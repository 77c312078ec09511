import { Items } from '#fields/items.tsx'
import { LinkTo } from '#fields/link-to.tsx'
import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { type LocalizedPost, PostLink } from '../resources/post-link.tsx'
import { PostMeta } from '../resources/post-meta.tsx'
import { SectionHead } from '../section-head.tsx'
import { NewsItem } from './news-item.tsx'

/** The newest posts: the newest article with a picture is shown large, the others and the events in a list. */
export default function Insights({ block: { content, posts = [] } }: ViewProps<'INSIGHTS'>) {
  const { title, buttonText, buttonLink } = content
  const leading = posts.find(({ type, image }) => type === 'blog' && image?.src) ?? posts[0]
  return (
    <section className="section late">
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead title={title}>
          <LinkTo href={buttonLink} label={buttonText} className="more" after={<Icon of={ArrowRight} turn />} />
        </SectionHead>
        <div className="insights-grid">
          <Items field={listed(leading ? [leading] : [])} isContinued>
            {(post) => <Leading post={post} />}
          </Items>
          <ul className="insights-list">
            <Items field={listed(posts.filter((post) => post !== leading))}>
              {(post, index) => <NewsItem post={post} place={index} />}
            </Items>
          </ul>
        </div>
      </Reveal>
    </section>
  )
}

/** The posts come from another page's block (content/pages.ts); a path makes them usable as a list here. */
const listed = (items: LocalizedPost[]) => ({ items, path: 'posts' })

function Leading({ post }: { post: LocalizedPost }) {
  return (
    <article className="insights-leading">
      <div className="insights-picture">
        <Picture field={post.image} alt={post.image_alt} sizes="(width >= 62rem) 620px, 100vw" />
      </div>
      <PostMeta post={post} />
      <h3>
        <PostLink post={post} />
      </h3>
      <RichText field={post.description} className="rich" />
    </article>
  )
}
