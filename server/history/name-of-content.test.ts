import { expect, test } from 'vitest'
import { contentName, excerptOf } from './name-of-content.ts'

test('a customer story is named by its company, not by its title', () => {
  expect(contentName({ title: { en: 'days, down from 34' }, company: { en: 'Sahab Air' } })).toEqual({
    en: 'Sahab Air',
  })
})

test('an excerpt has the texts besides the name, without addresses, and ends at a word', () => {
  const text = (en: string, ar?: string) => ({ en, ...(ar && { ar }) })
  const content = {
    title: text('Name', 'اسم'),
    subtitle: text('<p>Some <strong>words</strong></p>', 'كلمات'),
    image: text('/uploads/a.webp', '/uploads/b.webp'),
    tabs: [{ id: 'a', label: text('One') }],
    link: '/about',
  }
  expect(excerptOf(content)).toEqual({ en: 'Some words · One', ar: 'كلمات' })
  expect(excerptOf({ title: text('Name') })).toBeUndefined()
  expect(excerptOf({ text: text('Name'), more: text('word '.repeat(100)) })?.en).toMatch(/^(word ){20,}word…$/)
})
