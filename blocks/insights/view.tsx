import { ArrowLink, Items, Picture, RichText, usePage } from '#fields/fields.tsx'
import { CalendarDay } from '#ui/dates.tsx'
import type { ViewProps } from '../block.ts'
import { type LocalizedPost, PostLink, PostMeta } from '../resources/post.tsx'
import { Section, SectionHead } from '../section.tsx'

/** Renders the newest posts: one large, if possible an article with a picture, and the others in a list. */
export default function Insights({ block: { content, posts = [] } }: ViewProps<'INSIGHTS'>) {
  const { title, buttonText, buttonLink } = content
  const leading = posts.find(({ type, image }) => type === 'blog' && image?.src) ?? posts[0]
  return (
    <Section>
      <SectionHead title={title}>
        <ArrowLink href={buttonLink} label={buttonText} className="more" />
      </SectionHead>
      <div className="columns insights-grid">
        <Items field={listed(leading ? [leading] : [])} isContinued>
          {(post) => <Leading post={post} />}
        </Items>
        <ul className="insights-list">
          <Items field={listed(posts.filter((post) => post !== leading))}>
            {(post, index) => <NewsItem post={post} place={index} />}
          </Items>
        </ul>
      </div>
    </Section>
  )
}

/** Returns posts as a list for `Items`. The posts are stored in another page's block (content/pages.ts). */
const listed = (items: LocalizedPost[]) => ({ items, path: 'posts' })

function Leading({ post }: { post: LocalizedPost }) {
  return (
    <article className="stack insights-leading">
      <div className="insights-picture">
        <Picture field={post.image} alt={post.image_alt} sizes="(width >= 62rem) 620px, 88vw" />
      </div>
      <PostMeta post={post} />
      <h3>
        <PostLink post={post} />
      </h3>
      <RichText field={post.description} className="rich" />
    </article>
  )
}

const accents = ['saffron', 'teal', 'coral'] as const

export function NewsItem({ post, place }: { post: LocalizedPost; place: number }) {
  const { locale } = usePage()
  const isEvent = post.type === 'event'
  const day = isEvent && post.day
  return (
    <li className="insights-item" data-accent={isEvent ? accents[place % accents.length] : 'primary'}>
      <div className="insights-tile">
        {day ? <CalendarDay day={day} locale={locale} /> : <Picture field={post.image} sizes="96px" />}
      </div>
      <div>
        <h3>
          <PostLink post={post} />
        </h3>
        <PostMeta post={post} withDate={!day} />
      </div>
    </li>
  )
}
