import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, isLegible, minContrast, paletteStyle, shadesOf, textContrast } from './palette.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the deep colour of any bright one is legible on white and on its tint, and its tint under body text', () => {
  fc.assert(
    fc.property(color, (bright) => {
      const { deep, tint, pressed } = shadesOf(bright)
      expect(Math.min(contrast(deep, '#ffffff'), contrast(deep, tint), contrast(pressed, '#ffffff'))).toBeGreaterThan(
        minContrast,
      )
      expect(contrast('#5a6883', tint)).toBeGreaterThan(minContrast)
    }),
  )
})

test('text on a chosen main colour is legible, also in the lighter colour of paragraphs', () => {
  fc.assert(
    fc.property(
      color.filter((bright) => isLegible('primary', bright)),
      (primary) => {
        const light = paletteStyle({ primary })?.['--color-on-primary'] ?? ''
        expect(contrast(light, primary)).toBeGreaterThanOrEqual(minContrast)
      },
    ),
  )
})

test('contrast is measured as WCAG defines it, and never rounded up', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  // The exact contrast is 4.478.
  expect([textContrast('primary', '#777777'), isLegible('primary', '#777777')]).toEqual([4.4, false])
  expect([textContrast('saffron', '#ffb224'), isLegible('saffron', '#1a56b8')]).toEqual([9.5, false])
  expect(isLegible('teal', '#ffffff')).toBe(true)
})

test('a site without chosen colours has no style of its own', () => {
  expect([paletteStyle(), paletteStyle({}), paletteStyle({ teal: undefined })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
