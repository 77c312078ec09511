import { use } from 'react'
import { PageContext } from '#fields/page-context.ts'
import { Picture } from '#fields/picture.tsx'
import { Blob } from '#ui/blob.tsx'
import { Day } from '#ui/day.tsx'
import type { ShownPost } from './post-link.tsx'

const accents = ['saffron', 'teal', 'coral'] as const

/** A post's colour: events take turns by their day, so that neighbours differ. */
export function accentOf({ type, day }: ShownPost) {
  return type === 'event' ? accents[Number(day?.slice(-2)) % accents.length] : 'primary'
}

/** Whether a post's card has a picture to show. */
export const hasPicture = ({ image }: ShownPost) => Boolean(image?.src)

/** What a post's card shows above its words: its picture, and an event's day on it. */
export function PostPicture({ post, sizes, priority }: { post: ShownPost; sizes: string; priority?: boolean }) {
  const { locale } = use(PageContext)
  const { type, day, image, image_alt } = post
  return (
    <div className="post-picture">
      {hasPicture(post) ? (
        <Picture field={image} alt={image_alt} sizes={sizes} priority={priority} />
      ) : (
        <Blob shape="cloud" className="post-blob" />
      )}
      {type === 'event' && day && <Day day={day} locale={locale} withYear className="post-day" />}
    </div>
  )
}
