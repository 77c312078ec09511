import fc from 'fast-check'

export const anyWord = fc.constantFrom('', 'one', 'two')
export const anyText = fc.record({ en: anyWord, ar: anyWord }, { requiredKeys: ['en'] })

export const listOf = (item: fc.Arbitrary<{ id: string }>) =>
  fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 5 })

const id = fc.constantFrom('p', 'q', 'r', 's', 't')
const children = listOf(fc.record({ id, label: anyText }))

/** A list item that contains a list. Only `id` and the `required` keys are always set. */
export const itemWith = (...required: ('title' | 'children')[]) =>
  fc.record({ id, title: anyText, children }, { requiredKeys: ['id', ...required] })

export const anyContent = fc.record(
  {
    title: anyText,
    picture: fc.oneof(anyWord, anyText),
    tags: fc.array(anyWord, { maxLength: 2 }),
    colours: fc.dictionary(fc.constantFrom('x', 'y', 'constructor'), anyWord),
    items: listOf(itemWith()),
  },
  { requiredKeys: [] },
)
