import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['<p>First<br />second</p><p>th<strong>ird</strong></p>', 'First second third'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<p>R&amp;D &lt; 5</p>', 'R&D < 5'],
])('the text of %s is “%s”', (html, words) => {
  expect(htmlToText(html)).toBe(words)
})
