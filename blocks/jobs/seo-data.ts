import type { SeoData } from '../seo-data.ts'

export const seoData: SeoData<'JOBS'> = { item: ({ jobs }) => ({ job: jobs.items[0] }) }
