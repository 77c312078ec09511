import type { ShownBlock } from '#blocks/block.ts'
import type { Site } from '../backend.ts'

/** The day that the film of the start content was published; a fixed value (specification §9). */
const uploadDate = '2026-11-01T08:00:00+03:00'

/** The film of a page's hero as schema.org VideoObject; nothing where the hero has none, or no address of one. */
export function videoData(
  blocks: ShownBlock[],
  { title, description, site }: { title: string; description: string; site: Site },
) {
  const hero = blocks.find((block) => block.type === 'HERO')
  const absolute = (src: string | undefined) => (src ? URL.parse(src, site.url)?.href : undefined)
  const contentUrl = absolute(hero?.content.videoUrl?.src)
  if (!hero || !contentUrl) return null
  const still = hero.content.sliderImages?.items[0]?.src ?? hero.content.mainImage
  const thumbnailUrl = absolute(still?.src)
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description,
    uploadDate,
    contentUrl,
    ...(thumbnailUrl && { thumbnailUrl }),
  }
}
