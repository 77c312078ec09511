import { Text } from '#fields/text.tsx'
import type { LocalizedPost } from './post-link.tsx'

/** The facts of a post: tag, date, and its reading time or an event's place, time and language. */
export function PostMeta({ post, withDate = true }: { post: LocalizedPost; withDate?: boolean }) {
  return (
    <p className="post-meta">
      <Text field={post.tag} className="chip" />
      {withDate && <Text field={post.date} />}
      <Text field={post.note} />
    </p>
  )
}
