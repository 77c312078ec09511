import { direction, type Locale } from '#content/locale.ts'
import { canDraw, placeGlyph, shapeLine } from '#server/brand/shape-text.ts'
import { breakLines, cutLines } from './break-lines.ts'

/** The SVG path of a title in tenths of a pixel, and the star after the title in pixels. */
export type Title = { path: string; star?: { x: number; y: number; radius: number } }

const card = { width: 1200, height: 630 }
const margin = 72
const maxWidth = 500
/** Sizes in pixels with their number of lines. The first that fits is used; in the last one a title is cut. */
const steps = [
  { size: 90, lines: 1 },
  { size: 80, lines: 2 },
  { size: 66, lines: 3 },
  { size: 56, lines: 4 },
  { size: 48, lines: 4 },
  { size: 40, lines: 4 },
]
/** All values are relative to the font size. */
const lettering = {
  ltr: { tracking: -0.032, lineHeight: 1.1, descent: 0.2 },
  rtl: { tracking: 0, lineHeight: 1.36, descent: 0.4 },
}
const star = { gap: 0.1, radius: 0.13 }
const maxCharacters = 300

/**
 * Draws at the bottom, on the left for English, on the right for Arabic. Leaves out characters that the typeface lacks.
 */
export function drawTitle(name: string, locale: Locale): Title {
  const side = direction(locale)
  const { tracking, lineHeight, descent } = lettering[side]
  const text = drawable(name, side)
  if (!text) return { path: '' }
  const shapeTracked = (line: string) => {
    const glyphs = shapeLine(line, side).glyphs.map((glyph) => ({
      ...glyph,
      advance: glyph.advance + (glyph.isRtl ? 0 : tracking),
    }))
    return { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
  }
  const { size, lines } = fitLines(text, (part) => shapeTracked(part).width)

  let path = ''
  let [end, baseline] = [0, 0]
  for (const [index, line] of lines.entries()) {
    const { glyphs, width } = shapeTracked(line)
    const isRtl = side === 'rtl'
    let pen = isRtl ? card.width - margin - width * size : margin
    end = isRtl ? pen : pen + width * size
    baseline = card.height - margin - (descent + (lines.length - 1 - index) * lineHeight) * size
    for (const glyph of glyphs) {
      path += placeGlyph(glyph, pen * 10, baseline * 10, size * 10)
      pen += glyph.advance * size
    }
  }
  if (!needsStar(lines.at(-1))) return { path }
  const radius = star.radius * size
  const away = star.gap * size + radius
  return { path, star: { x: side === 'rtl' ? end - away : end + away, y: baseline - radius, radius } }
}

function drawable(name: string, side: 'ltr' | 'rtl'): string {
  const characters = [...name.slice(0, maxCharacters)].map((character) => (/\s/.test(character) ? ' ' : character))
  const text = characters.filter(canDraw).join('').replaceAll(/ +/g, ' ').trim()
  // In an Arabic title, two Latin words ('Open edX') are not broken between lines.
  return side === 'rtl' ? text.replaceAll(/([A-Za-z]+) ([A-Za-z]+)/g, '$1\u00a0$2') : text
}

const needsStar = (text = '') => !/[.?!؟…]$/.test(text)

function fitLines(text: string, measure: (part: string) => number) {
  const ending = needsStar(text) ? star.gap + 2 * star.radius : 0
  // Many combinations of words are measured, so the width of each word is cached.
  const widths = new Map<string, number>()
  const widthOf = (part: string) => {
    const width = widths.get(part) ?? measure(part)
    widths.set(part, width)
    return width
  }
  const lineWidth = (line: string) => {
    const words = line.split(' ')
    const end = text.endsWith(line) ? ending : 0
    return words.reduce((sum, word) => sum + widthOf(word), end + (words.length - 1) * widthOf(' '))
  }
  for (const { size, lines } of steps) {
    const broken = breakLines(text, lineWidth, { width: maxWidth / size, lines })
    if (broken) return { size, lines: broken }
  }
  const { size = 0, lines = 0 } = steps.at(-1) ?? {}
  return { size, lines: cutLines(text, lineWidth, { width: maxWidth / size, lines }) }
}
