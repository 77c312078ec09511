import type { SearchData } from '../search-data.ts'

export const searchData: SearchData<'JOBS'> = { item: ({ jobs }) => ({ job: jobs.items[0] }) }
