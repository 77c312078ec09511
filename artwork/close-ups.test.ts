import { expect, test } from 'vitest'
import { closeUps } from './close-ups.ts'
import { drawings } from './index.ts'
import { withoutSmallWords } from './parts/close-up.ts'

const shown = { slide: 272, card: 320 }

test.each(closeUps(drawings))('$name has no words that a phone shows smaller than 11 px', ({ name, canvas, draw }) => {
  const width = /^(solution|team)/.test(name) ? shown.card : shown.slide
  for (const locale of ['en', 'ar'] as const) {
    const sizes = [...draw(locale).matchAll(/<text[^>]* font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes) * (width / canvas[0])).toBeGreaterThanOrEqual(11)
  }
})

test('small words become bars that begin where the words did', () => {
  const words = (direction: string) =>
    `<text x="100" y="50" font-size="10" fill="#000" text-anchor="start" direction="${direction}">words</text>`
  expect(withoutSmallWords(words('ltr'), 10)).toContain('<text')
  expect(withoutSmallWords(words('ltr'), 11)).toMatch(/^<rect x="100" /)
  expect(withoutSmallWords(words('rtl'), 11)).toMatch(/^<rect x="77" /)
})
