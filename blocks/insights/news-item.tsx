import { use } from 'react'
import { PageContext } from '#fields/page-context.ts'
import { Picture } from '#fields/picture.tsx'
import { CalendarDay } from '#ui/calendar-day.tsx'
import { type LocalizedPost, PostLink } from '../resources/post-link.tsx'
import { PostMeta } from '../resources/post-meta.tsx'

const accents = ['saffron', 'teal', 'coral'] as const

/** A row of the list. An event shows its day, in an accent colour; an article a crop of its picture. */
export function NewsItem({ post, place }: { post: LocalizedPost; place: number }) {
  const { locale } = use(PageContext)
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
