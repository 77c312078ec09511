import type { SeoData } from '../seo-data.ts'

export const seoData: SeoData<'IMAGE_TEXT'> = {
  video({ videoUrl, youtubeVideoUrl, showVideoButton, imageUrl, image }) {
    const opened = showVideoButton === false ? undefined : youtubeVideoUrl
    return { file: videoUrl?.src ? videoUrl : opened, still: imageUrl?.src ? imageUrl : image }
  },
}
