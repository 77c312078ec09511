import { Picture } from '#fields/picture.tsx'
import { Blob } from '#ui/blob.tsx'
import type { LocalizedPost } from './post-link.tsx'

const accents = ['saffron', 'teal', 'coral'] as const

/** A post's colour: events take turns by their day, so that neighbours differ. */
export function accentOf({ type, day }: LocalizedPost) {
  return type === 'event' ? accents[Number(day?.slice(-2)) % accents.length] : 'primary'
}

/** Whether a post's card has a picture to show. */
export const hasPicture = ({ image }: LocalizedPost) => Boolean(image?.src)

/** What a post's card shows above its words. A picture of its own for each language holds words: it is shown whole. */
export function PostPicture({ post, sizes, priority }: { post: LocalizedPost; sizes: string; priority?: boolean }) {
  const { image, image_alt } = post
  return (
    <div className="post-picture" data-whole={image?.isPerLanguage ? '' : undefined}>
      {hasPicture(post) ? (
        <Picture field={image} alt={image_alt} sizes={sizes} priority={priority} />
      ) : (
        <Blob shape="cloud" className="post-blob" />
      )}
    </div>
  )
}
