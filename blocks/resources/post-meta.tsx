import { Text } from '#fields/text.tsx'
import type { LocalizedPost } from './post-link.tsx'

/** The small facts of a post: what it is, when it appeared or takes place, how long it takes or where it is. */
export function PostMeta({ post, withDate = true }: { post: LocalizedPost; withDate?: boolean }) {
  return (
    <p className="post-meta">
      <Text field={post.tag} className="chip" />
      {withDate && <Text field={post.date} />}
      <Text field={post.note} />
    </p>
  )
}
