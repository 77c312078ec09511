import type { SeoData } from '../seo-data.ts'

export const seoData: SeoData<'RESOURCES'> = { item: ({ posts }) => ({ post: posts.items[0] }) }
