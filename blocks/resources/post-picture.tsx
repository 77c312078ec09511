import { Picture } from '#fields/picture.tsx'
import { Blob } from '#ui/blob.tsx'
import type { LocalizedPost } from './post-link.tsx'

const accents = ['saffron', 'teal', 'coral'] as const

/** A post's accent colour: those of events alternate by day, so that neighbours differ. */
export function accentOf({ type, day }: LocalizedPost) {
  return type === 'event' ? accents[Number(day?.slice(-2)) % accents.length] : 'primary'
}

/** Whether a post's card has a picture. */
export const hasPicture = ({ image }: LocalizedPost) => Boolean(image?.src)

/** The picture of a post's card. A picture with a version for each language contains text, so it is not cropped. */
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
