import type { SearchData } from '../search-data.ts'

export const searchData: SearchData<'IMAGE_TEXT'> = {
  video({ videoUrl, youtubeVideoUrl, showVideoButton, imageUrl, image }) {
    const opened = showVideoButton === false ? undefined : youtubeVideoUrl
    return { file: videoUrl?.src ? videoUrl : opened, still: imageUrl?.src ? imageUrl : image }
  },
}
