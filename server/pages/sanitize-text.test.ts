import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { media, richText, text } from '#content/schema/fields.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { sanitize } from './parse-content.ts'
import { plainText, sanitizeRichText } from './sanitize-text.ts'

describe('a plain text', () => {
  test.each([
    ['AT&T', 'AT&T'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['&amp; stays as typed', '&amp; stays as typed'],
    ['a <b>bold</b> word', 'a bold word'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<<b>b>x', 'x'],
    ['two\nlines <3', 'two\nlines <3'],
    ['if a <b and c> d', 'if a <b and c> d'],
    ['x <y> z and <your name>', 'x <y> z and <your name>'],
    ['List<String> </sarcasm>', 'List<String> </sarcasm>'],
    ['send to <mail@example.com>', 'send to <mail@example.com>'],
    ['<IMG SRC=/x onerror="a > b" />pic', 'pic'],
    ['<img/src=x/onerror=alert(1)>pic', 'pic'],
    ["<a href='/x' download>a</a ><br/>", 'a'],
    ['<script async src="https://a.example/x"></script>', ''],
    ['<input disabled>on<!-- note -->', 'on'],
    ['First<br>second', 'First second'],
    ['First <br/>\n second', 'First second'],
    ['<p>First</p><p>sec<b>ond</b></p>', 'First second'],
    ['<ul><li>one</li><li>two</li></ul>three', 'one two three'],
    ['<table><tr><td>A</td><td>B</td></tr></table>', 'A B'],
    [' two\n lines ', ' two\n lines '],
  ])('“%s” is kept as “%s”', (typed, kept) => {
    expect(plainText(typed)).toBe(kept)
  })
})

describe('a rich text', () => {
  test.each([
    ['<p>One <strong>bold</strong> <em>word</em></p>', '<p>One <strong>bold</strong> <em>word</em></p>'],
    ['<p><b>b</b><i>i</i></p>', '<p><strong>b</strong><em>i</em></p>'],
    ['<ul><li>one</li></ul><ol><li>two</li></ol>', '<ul><li>one</li></ul><ol><li>two</li></ol>'],
    ['<h2 onclick="x()">Head</h2>', 'Head'],
    ['by Friday.<h2>Head</h2>text', 'by Friday. Head text'],
    ['<p>a</p><table><tr><td>A</td><td>B</td></tr><TR><td>C</td></TR></table>', '<p>a</p> A B C'],
    ['<div>one</div><div>two</div><p>three </p>', 'one two <p>three </p>'],
    ['a <i>b</i>c', 'a <em>b</em>c'],
    ['<p style="color:red" class="x">p</p>', '<p>p</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['AT&T, 5 < 6', 'AT&amp;T, 5 &lt; 6'],
    ['<a href="/about" target="_blank">a</a>', '<a href="/about">a</a>'],
    ['<a href="https://a.example/?b=1&amp;c=2">a</a>', '<a href="https://a.example/?b=1&amp;c=2">a</a>'],
    ['<a href="mailto:a@b.example">m</a><a href="tel:+966 11">t</a><a href="#form">f</a>', undefined],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href=" java&#10;script:alert(1)">a</a>', 'a'],
    ['<a>a</a>', 'a'],
    ['<p dir="rtl">نصّ <bdi>x</bdi> <a href="/about" dir="ltr">a</a></p><ul><li dir="auto">a</li></ul>', undefined],
    [
      '<p dir="up">a <span dir="ltr">b</span> <bdo dir="ltr">c</bdo> <span>d</span></p>',
      '<p>a <bdi dir="ltr">b</bdi> <bdi dir="ltr">c</bdi> d</p>',
    ],
    ['<p dir=RTL>a <span dir=LTR>b</span></p>', '<p dir="rtl">a <bdi dir="ltr">b</bdi></p>'],
    ['<a href=" https://a.example ">a</a>', '<a href="https://a.example">a</a>'],
    ['one&#11;two', 'one two'],
  ])('%s', (typed, kept = typed) => {
    expect(sanitizeRichText(typed)).toBe(kept)
  })
})

test('sanitizing is idempotent, whatever was typed', () => {
  const piece = fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      '/>',
      '<!--',
      '-->',
      '&',
      ';',
      '"',
      "'",
      '=',
      ' ',
      'lt',
      'amp',
      'href',
      'javascript:',
      '/x',
      '\0',
    ],
    ...['p', 'b', 'i', 'a', 'ul', 'li', 'br', 'script', 'style', 'svg', 'math', 'textarea', 'xmp', 'plaintext', 'ع'],
  )
  const typed = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(typed, (html) => {
      const [rich, plain] = [sanitizeRichText(html), plainText(html)]
      expect(sanitizeRichText(rich)).toBe(rich)
      expect(plainText(plain)).toBe(plain)
      expect(rich.replace(/<\/?(p|strong|em|ul|ol|li)>|<br \/>|<a href="[^"<>]*">|<\/a>/g, '')).not.toMatch(/[<>]/)
    }),
    { numRuns: 3000 },
  )
})

test('the schema determines which texts are HTML, also in lists and optional fields', () => {
  const schema = z.looseObject({
    plain: text,
    list: z.array(z.looseObject({ rich: richText.optional(), picture: media })),
  })
  const both = (value: string) => ({ en: value, ar: value })
  const typed = {
    plain: both('<b>&</b>'),
    unknown: '<b>as it came</b>',
    list: [
      { rich: both('<b>&</b>'), picture: 'https://a.example/x?a=1&b=2' },
      { picture: both('/uploads/a.webp?a=1&b=2') },
    ],
  }
  expect(sanitize(shapeOf(schema), typed)).toEqual({
    plain: both('&'),
    unknown: '<b>as it came</b>',
    list: [
      { rich: both('<strong>&amp;</strong>'), picture: 'https://a.example/x?a=1&b=2' },
      { picture: both('/uploads/a.webp?a=1&b=2') },
    ],
  })
})

test('a long text of unclosed tags is processed quickly', () => {
  const pieces = ['<b a=/', '<b a="<', "<b a='<", '<img a=///', '<b ', '<', '<!--', '<b a = ', '<b async/', '</b ']
  for (const piece of pieces) {
    const typed = piece.repeat(2_000 / piece.length)
    const begin = performance.now()
    plainText(typed)
    expect(performance.now() - begin, piece).toBeLessThan(200)
  }
})
