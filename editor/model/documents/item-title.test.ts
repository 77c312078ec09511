import { expect, test } from 'vitest'
import { definitionOf } from './field-schema.ts'
import { itemTitle } from './item-title.ts'

const text = (en: string) => ({ en, ar: '' })

test('a story is called as its customer is, not by what its figure counts', () => {
  const story = { title: text('days until the first duty flight'), figure: text('11'), company: text('Sahab Air') }
  const shape = definitionOf('GALLERY').collection?.item
  expect(shape && itemTitle(shape, story, 'en')).toBe('Sahab Air')
})

test('what has neither a name nor a title is called by its first words', () => {
  const question = { answer: text('<p>On the same day.</p>'), question: text('When do you answer?') }
  expect(itemTitle(definitionOf('FAQ').content, { questions: [question] }, 'en')).toBe('When do you answer?')
})
