import type { SearchData } from '../search-data.ts'

export const searchData: SearchData<'GALLERY'> = { item: ({ stories }) => ({ story: stories.items[0] }) }
