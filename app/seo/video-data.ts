import type { ShownBlock } from '#blocks/block.ts'
import type { ShownMedia } from '#content/shown.ts'
import type { Site } from '../backend.ts'
import { absolute, type Thing } from './thing.ts'

/** The day that the films of the start content were published; a fixed value (specification §9). */
const uploadDate = '2026-11-01T08:00:00+03:00'

/** The films of a page as schema.org VideoObject: its hero's, and those that a picture's button opens. */
export function videoData(
  blocks: ShownBlock[],
  { title, description, site }: { title: string; description: string; site: Site },
): Thing[] {
  return blocks.flatMap((block) => {
    const film = filmOf(block)
    const contentUrl = absolute(film?.file, site)
    if (!contentUrl) return []
    const thumbnailUrl = absolute(film?.still, site)
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description,
        uploadDate,
        ...(/youtu\.?be/.test(new URL(contentUrl).host) ? { embedUrl: contentUrl } : { contentUrl }),
        ...(thumbnailUrl && { thumbnailUrl }),
      },
    ]
  })
}

function filmOf(block: ShownBlock): { file: ShownMedia | undefined; still: ShownMedia | undefined } | undefined {
  if (block.type === 'HERO') {
    const { videoUrl, sliderImages, mainImage } = block.content
    return { file: videoUrl, still: sliderImages?.items[0]?.src ?? mainImage }
  }
  if (block.type === 'IMAGE_TEXT') {
    const { youtubeVideoUrl, showVideoButton, image } = block.content
    return { file: showVideoButton === false ? undefined : youtubeVideoUrl, still: image }
  }
  return undefined
}
