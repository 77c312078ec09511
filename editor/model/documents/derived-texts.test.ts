import { describe, expect, test } from 'vitest'
import { ownFieldsOf, sourceOf } from './derived-texts.ts'

const event = {
  type: 'event',
  day: '2027-03-01',
  date: { en: '1 March 2027', ar: '١ مارس ٢٠٢٧' },
  time: '08:30',
  place: { en: 'Zahran Street 61', ar: 'شارع زهران ٦١' },
  language: 'ar',
  note: { en: 'Zahran Street 61, 08:30, in Arabic', ar: 'شارع زهران ٦١، ٨:٣٠ ص، بالعربية' },
}
const source = (item: object, key: string, locale: 'en' | 'ar', letters?: number) =>
  sourceOf({ type: 'RESOURCES', edited: { ...item } }, key, locale, letters)

test('an event has a day, a time and a place of its own, first of all its fields', () => {
  expect(ownFieldsOf('RESOURCES', event)).toEqual(['day', 'time', 'place', 'online', 'language'])
  expect(ownFieldsOf('RESOURCES', { type: 'blog' })).toEqual([])
  expect(ownFieldsOf('TEAM', event)).toEqual([])
})

describe('the text of an event', () => {
  test.each([
    ['date', 'en', 3, 'day'],
    ['date', 'ar', undefined, 'day'],
    ['note', 'en', undefined, 'place'],
    ['note', 'en', 5, 'place'],
    ['note', 'en', 20, 'time'],
    ['note', 'en', 34, 'language'],
    ['note', 'ar', 2, 'place'],
    ['note', 'ar', 17, 'time'],
    ['note', 'ar', 30, 'language'],
  ] as const)('“%s” (%s), clicked after %s letters, was made from its %s', (key, locale, letters, expected) => {
    expect(source(event, key, locale, letters)).toBe(expected)
  })

  test('is online in place of a place', () => {
    const online = {
      ...event,
      online: true,
      note: { en: 'Online, 08:30, in Arabic', ar: 'عبر الإنترنت، ٨:٣٠ ص، بالعربية' },
    }
    expect(source(online, 'note', 'en', 2)).toBe('online')
  })

  test('that has nothing to show yet is made from the first field', () => {
    expect(source({ type: 'event' }, 'note', 'en')).toBe('day')
  })

  test('is no such text if an editor wrote it, or if it is of a blog post', () => {
    expect(source({ ...event, note: { en: 'By invitation' } }, 'note', 'en')).toBeUndefined()
    expect(source({ ...event, date: { en: 'In spring' } }, 'date', 'en')).toBeUndefined()
    expect(source({ ...event, title: { en: 'Breakfast' } }, 'title', 'en')).toBeUndefined()
    expect(source({ ...event, type: 'blog' }, 'date', 'en')).toBeUndefined()
  })
})
