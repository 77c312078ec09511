import { describe, expect, test } from 'vitest'
import { listingQuery, parseListing } from './listing.ts'

const read = (query: string) => parseListing(new URLSearchParams(query))

describe('the listing in an address', () => {
  test('is filtered by blog or event; anything else means all', () => {
    expect(read('filter=blog').filter).toBe('blog')
    expect(read('filter=event').filter).toBe('event')
    for (const other of ['', 'filter=', 'filter=events', 'filter=BLOG', 'filter=toString']) {
      expect(read(other).filter).toBe('all')
    }
  })

  test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e3', 'page=99999', 'page=01'])(
    'is the first page for “%s”',
    (query) => expect(read(query).page).toBe(1),
  )

  test('has one canonical query', () => {
    expect(listingQuery(read('page=1&filter=all&x=y'))).toBe('')
    expect(listingQuery(read('page=2&filter=blog'))).toBe('?filter=blog&page=2')
  })
})
