import type { SeoData } from '../seo-data.ts'

export const seoData: SeoData<'GALLERY'> = { item: ({ stories }) => ({ story: stories.items[0] }) }
