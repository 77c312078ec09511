import type { SearchData } from '../search-data.ts'

export const searchData: SearchData<'FAQ'> = { questions: ({ questions }) => questions.items }
