import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['<p>First<br />second</p><p>th<strong>ird</strong></p>', 'First second third'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<p>R&amp;D &lt; 5</p>', 'R&D < 5'],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
])('the text of %s is “%s”', (html, words) => {
  expect(htmlToText(html)).toBe(words)
})

test('paragraphs, lines and list items can be lines of the text', () => {
  const html = '<p>First<br />second</p><p></p><p>third</p><ul><li>o<em>n</em>e </li><li>two</li></ul>'
  expect(htmlToText(html, '\n')).toBe('First\nsecond\n\nthird\none\ntwo')
})
