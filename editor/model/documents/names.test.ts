import { expect, test } from 'vitest'
import { definitionOf } from './field-schema.ts'
import { itemTitle } from './names.ts'

const text = (en: string) => ({ en, ar: '' })

test('the title of a customer story is its company, not the label of its figure', () => {
  const story = { title: text('days until the first duty flight'), figure: text('11'), company: text('Sahab Air') }
  const shape = definitionOf('GALLERY').collection?.item
  expect(shape && itemTitle(shape, story, 'en')).toBe('Sahab Air')
})

test('the title of content without a name or title is its first text', () => {
  const question = { answer: text('<p>On the same day.</p>'), question: text('When do you answer?') }
  expect(itemTitle(definitionOf('FAQ').content, { questions: [question] }, 'en')).toBe('When do you answer?')
})
