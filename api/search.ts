import * as z from 'zod'
import { locales } from '#content/locale.ts'
import { maxQueryLength, searchKinds } from '#content/search.ts'

export const searchRequest = z.object({
  q: z.string().max(maxQueryLength),
  locale: z.enum(locales),
  kind: z.enum(searchKinds).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

export const searchResults = z.object({
  items: z.array(
    z
      .object({
        kind: z.enum(searchKinds),
        url: z.string().describe('The path on this site'),
        title: z.string(),
        excerpt: z.string().describe('HTML: escaped text in which the words found stand in <mark>'),
      })
      .meta({ id: 'SearchResult' }),
  ),
  total: z.int(),
})
