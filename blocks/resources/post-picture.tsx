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

/** Whether a post's card shows a picture, and not an event's day. */
export const hasPicture = ({ type, day, image }: ShownPost) => Boolean(image?.src) && !(type === 'event' && day)

/** What a post's card shows above its words: its picture, or an event's day. */
export function PostPicture({ post, sizes, priority }: { post: ShownPost; sizes: string; priority?: boolean }) {
  const { locale } = use(PageContext)
  const { type, day, image, image_alt } = post
  return (
    <div className="post-picture">
      {type === 'event' && day ? (
        <>
          <Blob shape="cloud" className="post-blob" />
          <Day day={day} locale={locale} month="long" className="post-day" />
        </>
      ) : (
        <Picture field={image} alt={image_alt} sizes={sizes} priority={priority} />
      )}
    </div>
  )
}
