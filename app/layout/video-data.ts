import type { ShownBlock } from '#blocks/block.ts'
import type { Site } from '../backend.ts'

/** The day that the film of the start content was published; a fixed value (specification §9). */
const uploadDate = '2026-11-01T08:00:00+03:00'

/** The film of a page's hero as schema.org VideoObject; nothing where the hero has none. */
export function videoData(
  blocks: ShownBlock[],
  { title, description, site }: { title: string; description: string; site: Site },
) {
  const hero = blocks.find((block) => block.type === 'HERO')
  if (!hero?.content.videoUrl?.src) return null
  const absolute = (src: string) => new URL(src, site.url).href
  const still = hero.content.sliderImages?.items[0]?.src ?? hero.content.mainImage
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description,
    uploadDate,
    contentUrl: absolute(hero.content.videoUrl.src),
    ...(still && { thumbnailUrl: absolute(still.src) }),
  }
}
