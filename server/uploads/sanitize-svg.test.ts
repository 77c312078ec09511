import { expect, test } from 'vitest'
import { sanitizeSvg } from './sanitize-svg.ts'
import { sanitizeSvgInWorker } from './sanitize-svg-in-worker.ts'

const root = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** Sanitizes an SVG with `parts` as content; returns the sanitized content without the root element. */
function cleaned(parts: string): string | undefined {
  return sanitizeSvg(Buffer.from(`<svg>${parts}</svg>`))
    ?.toString()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

test.each([
  '<style>.a{fill:url(#shade)} g > path{opacity:.5}</style>',
  '<defs><linearGradient id="shade" gradientUnits="userSpaceOnUse"><stop offset="0"></stop></linearGradient></defs>',
  '<path class="a" d="M0 0h4v3z" style="fill:#fff" stroke="url(#shade)"></path>',
  '<use xlink:href="#mark"></use><use href="#mark"></use>',
  '<image href="data:image/png;base64,iVBORw0KGgo="></image>',
  '<title>Research &amp; teaching بحث</title>',
])('an SVG keeps elements that draw: %s', (parts) => {
  expect(cleaned(parts)).toBe(parts)
})

test.each([
  ['<script>alert(1)</script>', ''],
  ['<scr<script></script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<g onclick="alert(1)" ONLOAD="alert(1)"></g>', '<g></g>'],
  ['<a href="javascript:alert(1)"><text>More</text></a>', '<text>More</text>'],
  ['<use href="https://evil.example/a.svg#b"/>', '<use></use>'],
  ['<use href="data:image/svg+xml;base64,PHN2Zz4="/>', '<use></use>'],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image></image>'],
  ['<image xlink:href="https://evil.example/seen.png"/>', '<image></image>'],
  ['<foreignObject><iframe src="https://evil.example"/></foreignObject>', ''],
  ['<g xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></g>', '<g><path d="M0 0"></path></g>'],
  ['<rect><animate attributeName="href" to="javascript:alert(1)"/></rect>', '<rect></rect>'],
  ['<path fill="url( https://evil.example/a )" style="background:\\75rl(//evil)"/>', '<path></path>'],
  ['<style>a{background:url(//evil.example)}</style>', ''],
  ['<style><![CDATA[</style><script>alert(1)</script>]]></style>', ''],
  ['<style>@import url("https://fonts.example/a;b");.a{fill:red}</style>', '<style>.a{fill:red}</style>'],
])('an SVG loses scripts, links and external references: %s', (parts, left) => {
  expect(cleaned(parts)).toBe(left)
})

test('an SVG starts with its root element, whatever precedes it in the file', () => {
  const prolog = '\uFEFF<?xml version="1.0"?>\n<!-- by a program -->\n<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n'
  expect(sanitizeSvg(Buffer.from(`${prolog}<svg/>`))?.toString()).toBe(`${root}></svg>`)
  expect(sanitizeSvg(Buffer.from('<p>A page</p><svg/>'))).toBeUndefined()
  expect(sanitizeSvg(Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff]))).toBeUndefined()
})

test.each([
  ['<svg><style>', '@import url('],
  ['<svg a="', '@font-face{'],
  ['<!doctype svg', '            '],
])('an SVG that repeats an unclosed start is processed in time: %s%s', (start, repeated) => {
  const begun = performance.now()
  sanitizeSvg(Buffer.from(start + repeated.repeat(15_000)))
  expect(performance.now() - begun).toBeLessThan(500)
})

test('an SVG that takes too long to parse is refused, without blocking the event loop', async () => {
  const cleaned = sanitizeSvgInWorker(Buffer.from('<svg>'.repeat(200_000)), 500)
  const begun = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(performance.now() - begun).toBeLessThan(400)
  expect(await cleaned).toBeUndefined()
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect((await sanitizeSvgInWorker(Buffer.from('<svg><g/></svg>')))?.toString()).toBe(`${root}><g></g></svg>`)
})
