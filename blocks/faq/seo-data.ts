import type { SeoData } from '../seo-data.ts'

export const seoData: SeoData<'FAQ'> = { questions: ({ questions }) => questions.items }
