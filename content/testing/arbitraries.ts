import fc from 'fast-check'

export const anyWord = fc.constantFrom('', 'one', 'two')
export const anyText = fc.record({ en: anyWord, ar: anyWord }, { requiredKeys: ['en'] })

/** A list of items with unique ids. */
export const listOf = (item: fc.Arbitrary<{ id: string }>) =>
  fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 5 })

const id = fc.constantFrom('p', 'q', 'r', 's', 't')
const children = listOf(fc.record({ id, label: anyText }))

/** A list item that holds a list of its own. Only its id and the `required` keys are always there. */
export const itemWith = (...required: ('title' | 'children')[]) =>
  fc.record({ id, title: anyText, children }, { requiredKeys: ['id', ...required] })

/** A content with all kinds of values. */
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
