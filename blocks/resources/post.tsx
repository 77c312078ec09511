import type { Localized } from '#content/localized.ts'
import { LinkTo, Picture, RichText, Text, usePage } from '#fields/fields.tsx'
import { Blob } from '#ui/ornaments.tsx'
import type { StoredPost } from './content.ts'

export type LocalizedPost = Localized<StoredPost>

export function PostLink({ post }: { post: LocalizedPost }) {
  const { hrefOf } = usePage()
  const href = hrefOf(`/resources/${post.id}`)
  return <LinkTo href={{ href }} label={post.title} className="cover-link" />
}

/** Renders a post's tag, its date and its note (a reading time, or an event's place, time and language). */
export function PostMeta({ post, withDate = true }: { post: LocalizedPost; withDate?: boolean }) {
  return (
    <p className="post-meta">
      <Text field={post.tag} className="chip" />
      {withDate && <Text field={post.date} />}
      <Text field={post.note} />
    </p>
  )
}

const accents = ['saffron', 'teal', 'coral'] as const

/** Returns the accent colour of a post. The colours of events depend on the day of the month, so that they vary. */
export function accentOf({ type, day }: LocalizedPost) {
  return type === 'event' ? accents[Number(day?.slice(-2)) % accents.length] : 'primary'
}

export const hasPicture = ({ image }: LocalizedPost) => Boolean(image?.src)

/**
 * Renders the picture of a post's card. A picture that differs by language usually contains text, so it is not cropped.
 */
export function PostPicture({ post, sizes, priority }: { post: LocalizedPost; sizes: string; priority?: boolean }) {
  const { image, image_alt } = post
  return (
    <div className="stage resources-picture" data-whole={image?.isPerLanguage ? '' : undefined}>
      {hasPicture(post) ? (
        <Picture field={image} alt={image_alt} sizes={sizes} priority={priority} />
      ) : (
        <Blob shape="cloud" className="resources-blob" />
      )}
    </div>
  )
}

const sizes = '(width >= 62rem) 400px, (width >= 40rem) 50vw, 88vw'

export function PostCard({ post }: { post: LocalizedPost }) {
  return (
    <article className="card card-flat resources-post" data-accent={accentOf(post)}>
      <PostPicture post={post} sizes={sizes} />
      <div className="stack resources-words">
        <PostMeta post={post} />
        <h3>
          <PostLink post={post} />
        </h3>
        <RichText field={post.description} className="rich" />
      </div>
    </article>
  )
}
