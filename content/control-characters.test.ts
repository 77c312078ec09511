import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutControlCharacters } from './control-characters.ts'

test.each([
  ['one\u000btwo', 'one two'],
  ['one\u0007 two\u0000', 'one two'],
  ['\u0001one\u0085\u009ftwo\ufffe\ufffc', 'one two'],
  ['a line\n\u000canother\tone', 'a line\nanother\tone'],
  ['manage\u00adment, دوره\u200cها', undefined],
])('%j', (text, expected = text) => {
  expect(withoutControlCharacters(text)).toBe(expected)
})

test('no control character stays, and words that one separates stay apart', () => {
  const piece = fc.constantFrom('a', 'ب', ' ', '\n', '\t', '\0', '\u001f', '\u0085', '\uffff', '\ufffc')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const words = (each: string) => each.split(/[^aب]+/).filter(Boolean)
      const cleaned = withoutControlCharacters(text)
      expect(cleaned).not.toMatch(/[^aب \n\t]/)
      expect(words(cleaned)).toEqual(words(text))
    }),
  )
})
