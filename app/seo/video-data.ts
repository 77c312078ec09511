import type { LocalizedBlock } from '#blocks/block.ts'
import { youtubeEmbed } from '#blocks/hero/youtube.ts'
import { searchDataOf } from '#blocks/search-data.ts'
import type { Locale } from '#content/locale.ts'
import type { Site } from '../backend.ts'
import { absoluteUrl, type Thing } from './schema-org.ts'
import type { SocialPicture } from './social-picture.ts'

/** The day on which the videos of the start content were published; a fixed value (specification §9). */
const uploadDate = '2026-11-01T08:00:00+03:00'

type Around = { title: string; description: string; picture: SocialPicture; locale: Locale; site: Site }

/**
 * The videos of a page's blocks as schema.org VideoObjects. Search engines require a picture: a video without one has
 * that of the page.
 */
export function videoData(blocks: LocalizedBlock[], { title, description, picture, locale, site }: Around): Thing[] {
  return blocks.flatMap((block) => {
    const video = searchDataOf(block, 'video')
    const contentUrl = absoluteUrl(video?.file, site)
    if (!contentUrl) return []
    const embedUrl = youtubeEmbed(contentUrl)?.replace(/\?.*/, '')
    return [
      {
        '@type': 'VideoObject',
        name: title,
        description,
        inLanguage: locale,
        uploadDate,
        thumbnailUrl: absoluteUrl(video?.still, site) ?? absoluteUrl(picture, site),
        ...(embedUrl ? { embedUrl } : { contentUrl }),
      },
    ]
  })
}
