import type { SearchData } from '../search-data.ts'

export const searchData: SearchData<'RESOURCES'> = { item: ({ posts }) => ({ post: posts.items[0] }) }
