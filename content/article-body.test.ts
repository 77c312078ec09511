import { expect, test } from 'vitest'
import { articleBody, blankBodyItem } from './article-body.ts'
import { article } from './schema/article.ts'

const line = { en: 'A line', ar: 'سطر' }
const body = articleBody({
  intro: line,
  subheading: line,
  list: [line, line],
  paragraph: line,
  lastSubheading: line,
  closing: line,
})

test('a new article has an intro, a subheading, a list, a paragraph, a subheading and a closing paragraph', () => {
  const types = ['paragraph', 'subheading', 'list', 'paragraph', 'subheading', 'paragraph']
  expect(body.map(({ type = 'paragraph' }) => type)).toEqual(types)
  expect(body[0]).toEqual({ id: 'intro', content: { en: '<p>A line</p>', ar: '<p>سطر</p>' } })
  expect(article.safeParse({ body }).success).toBe(true)
})

test.each(['heading', 'image', 'paragraph'] as const)('a new %s has placeholder text in both languages', (type) => {
  const item = blankBodyItem(type, 'new-one')
  expect(item).toMatchObject({
    id: 'new-one',
    type,
    content: { en: expect.stringMatching(/\w/), ar: expect.stringMatching(/[ء-ي]/) },
  })
  expect(article.safeParse({ body: [item] }).success).toBe(true)
})
