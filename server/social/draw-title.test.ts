import { describe, expect, test } from 'vitest'
import type { Locale } from '#content/locale.ts'
import { shapeLine } from '#server/brand/shape-text.ts'
import { drawTitle } from './draw-title.ts'

/** The smallest and largest coordinates at which outlines of letters start, in pixels. */
function extent(name: string, locale: Locale) {
  const starts = [...drawTitle(name, locale).path.matchAll(/M(-?\d+)[ ,]?(-?\d+)/g)]
  const [across, down] = [1, 2].map((index) => starts.map((start) => Number(start[index]) / 10)) as [number[], number[]]
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) }
}

const long = { en: 'A very long title that says everything twice, ', ar: 'عنوان طويل جدًّا يقول كل شيء مرّتين ' }

describe('a title', () => {
  test('starts at the left in English and at the right in Arabic, and ends with the star', () => {
    const [english, arabic] = [extent('About us', 'en'), extent('من نحن', 'ar')]
    expect(english.left).toBeLessThan(140)
    expect(drawTitle('About us', 'en').star?.x).toBeGreaterThan(english.right)
    expect(arabic.right).toBeGreaterThan(1060)
    expect(drawTitle('من نحن', 'ar').star?.x).toBeLessThan(arabic.left)
  })

  test.each(['en', 'ar'] as const)(
    'in %s stays beside the picture and below the brand, however long it is',
    (locale) => {
      for (const name of [
        long[locale].repeat(2),
        long[locale].repeat(20),
        long[locale].replaceAll(/[\s,]/g, '').repeat(9),
      ]) {
        const { left, right, top, bottom } = extent(name, locale)
        expect(right - left).toBeLessThanOrEqual(500)
        expect(top).toBeGreaterThan(150)
        expect(bottom).toBeLessThan(630)
      }
    },
  )

  test('shrinks as it gets longer', () => {
    const radii = ['About', 'About us and all', long.en].map((name) => drawTitle(name, 'en').star?.radius ?? 0)
    expect(radii).toEqual([...new Set(radii)].sort((one, other) => other - one))
  })

  test('has no star after its own full stop or question mark, or where it was cut', () => {
    for (const name of ['Why us?', 'Done.', long.en.repeat(20)]) expect(drawTitle(name, 'en').star).toBeUndefined()
    expect(drawTitle('لماذا نحن؟', 'ar').star).toBeUndefined()
  })

  test('leaves out what the typeface lacks, and is empty without any letter', () => {
    expect(drawTitle('Learn 学习 \u{1F600}\u0000', 'en')).toEqual(drawTitle('Learn', 'en'))
    expect(drawTitle('  学习 ', 'en')).toEqual({ path: '' })
    expect(drawTitle('', 'ar')).toEqual({ path: '' })
  })

  test('may contain anything', () => {
    const { path } = drawTitle('<script>&"\'</svg>', 'en')
    expect(path).toMatch(/^[\d ,Mmlqcz-]+$/)
  })
})

describe('a line', () => {
  const letters = (text: string) =>
    shapeLine(text, 'rtl')
      .glyphs.map(({ character }) => character)
      .join('')

  test('has Latin words and numbers within Arabic ones from left to right', () => {
    expect(letters('هنا Open edX ٣٠ ثم')).toBe('مث ٣٠ Open edX انه')
  })

  test('joins Arabic letters', () => {
    const width = (text: string) => shapeLine(text).glyphs.reduce((sum, { advance }) => sum + advance, 0)
    expect(width('سسس')).toBeLessThan(3 * width('س'))
  })
})
