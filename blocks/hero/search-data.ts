import type { SearchData } from '../search-data.ts'

export const searchData: SearchData<'HERO'> = {
  video: ({ videoUrl, sliderImages, mainImage }) => ({
    file: videoUrl,
    still: sliderImages?.items[0]?.src ?? mainImage,
  }),
}
