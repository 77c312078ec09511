import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '#blocks/catalogue.ts'
import { shapes } from '#blocks/shapes.ts'
import { fetchPlaceholders } from './translation-state.ts'
import { untranslatedIn } from './untranslated.ts'

beforeAll(fetchPlaceholders)

const faq = {
  title: { en: 'Questions', ar: 'أسئلة' },
  questions: [
    { id: 'first', question: { en: 'Why' }, answer: { en: '<p>Because</p>', ar: '' } },
    { id: 'second', question: { en: '', ar: '' }, answer: { en: '<p>So</p>', ar: '<p>هكذا</p>' } },
  ],
}

test('texts with English and without Arabic are listed with their paths', () => {
  expect(untranslatedIn(shapes.FAQ.content, faq, 'block')).toEqual([
    { place: { documentKey: 'block', path: ['questions', 'first', 'question'], kind: 'text' }, english: 'Why' },
    {
      place: { documentKey: 'block', path: ['questions', 'first', 'answer'], kind: 'rich' },
      english: '<p>Because</p>',
    },
  ])
})

test('a picture or a link without Arabic is not listed', () => {
  const hero = { title: { en: 'A', ar: 'أ' }, mainImage: { en: '/uploads/a.webp' }, primaryButtonLink: '/about' }
  expect(untranslatedIn(shapes.HERO.content, hero, 'block')).toEqual([])
})

test('blanks, copies of the English and placeholders count as untranslated, names in Latin letters do not', () => {
  const hero = {
    eyebrow: { en: 'Totara Learn', ar: 'Totara Learn' },
    title: { en: 'Learn', ar: ' ' },
    subtitle: { en: 'Careers', ar: 'Careers' },
  }
  expect(untranslatedIn(shapes.HERO.content, hero, 'block')).toMatchObject([
    { english: 'Learn' },
    { english: 'Careers' },
  ])
  const [first, second] = catalogue.FAQ.blank.questions
  const begun = {
    ...catalogue.FAQ.blank,
    questions: [{ ...first, question: { en: 'Mine', ar: first?.question.ar } }, second],
  }
  expect(untranslatedIn(shapes.FAQ.content, begun, 'block').map(({ place }) => place.path.join(' '))).toEqual([
    'subtitle',
    'questions first question',
    'questions first answer',
    'questions second answer',
  ])
})
