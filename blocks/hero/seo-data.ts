import type { SeoData } from '../seo-data.ts'

export const seoData: SeoData<'HERO'> = {
  video: ({ videoUrl, sliderImages, mainImage }) => ({
    file: videoUrl,
    still: sliderImages?.items[0]?.src ?? mainImage,
  }),
}
