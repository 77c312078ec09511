import { describe, expect, test } from 'vitest'
import type { BilingualText } from '#content/locale.ts'
import { startBlock } from './testing/start-content.ts'

const marksOf = (slug: string) => startBlock(slug, 'LOGO_WALL').groups.flatMap(({ logos }) => logos)

const { members } = startBlock('our-team', 'TEAM')
const { jobs: vacancies } = startBlock('careers', 'JOBS')
const { awards } = startBlock('our-awards', 'AWARDS')
const { offices } = startBlock('contact-us', 'OFFICES')
const policy = startBlock('privacy-policy', 'TEXT')

/** Counts the words of all texts inside `value` in one language. */
function words(value: unknown, locale: keyof BilingualText): number {
  if (typeof value !== 'object' || value === null) return 0
  const text = (value as Partial<BilingualText>)[locale]
  if (typeof text === 'string') return text.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return Object.values(value).reduce((sum: number, inner) => sum + words(inner, locale), 0)
}

describe('the company in the start content', () => {
  test('has 12 members, 6 jobs, 12 partners, 24 clients, 8 awards and 3 offices, without duplicates', () => {
    const lists = [members, vacancies, marksOf('our-partners'), marksOf('our-clients'), awards, offices]
    expect(lists.map((list) => new Set(list.map(({ id }) => id)).size)).toEqual([12, 6, 12, 24, 8, 3])
    expect(lists.map((list) => list.length)).toEqual([12, 6, 12, 24, 8, 3])
  })

  test('names a team member as the author of each article, which has exactly one pull quote', () => {
    const articles = startBlock('resources', 'RESOURCES').posts.filter(({ type }) => type === 'blog')
    const names = members.map(({ name }) => name.en)
    for (const { id, detailContent } of articles) {
      expect(names, id).toContain(detailContent?.author?.name.en)
      expect(
        detailContent?.body?.filter(({ type }) => type === 'quote'),
        id,
      ).toHaveLength(1)
    }
  })

  test('lists its awards from newest to oldest', () => {
    const years = awards.map(({ year }) => year.en)
    expect(years).toEqual([...years].sort().reverse())
  })

  test.each(vacancies)('the job $id has a long description in both languages and a link to apply', (vacancy) => {
    const { day = '', validUntil = '', country, employmentType, detailContent } = vacancy
    for (const locale of ['en', 'ar'] as const) {
      expect(words(detailContent?.body, locale)).toBeGreaterThanOrEqual(250)
      expect(words(detailContent?.body, locale)).toBeLessThanOrEqual(450)
    }
    expect(validUntil > day).toBe(true)
    expect([country, employmentType]).not.toContain(undefined)
    expect(detailContent?.applyLink).toMatch(/^mailto:info@example\.com\?subject=\S+$/)
  })

  test('lists the key of every text of its privacy policy in `order`', () => {
    expect([...(policy.order ?? [])].sort()).toEqual(Object.keys(policy.content).sort())
  })
})
