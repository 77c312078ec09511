import { expect, test } from 'vitest'
import { linesAsHtml } from './lines-as-html.ts'

test.each([
  ['• your name\n• your <strong>e-mail</strong>\n', '<ul><li>your name</li><li>your <strong>e-mail</strong></li></ul>'],
  ['One line.\n\nAnother - and a hyphen.', '<p>One line.</p><p>Another - and a hyphen.</p>'],
  ['One line', 'One line'],
  ['<p>One</p>\n<p>Two</p>', '<p>One</p>\n<p>Two</p>'],
])('lines become HTML: %s', (text, html) => {
  expect(linesAsHtml(text)).toBe(html)
})
