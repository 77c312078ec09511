import type { Wordmark } from '#ui/logo.tsx'
import { canDraw, placeGlyph, shapeLine } from './shape-text.ts'

// Lengths are in tenths of a pixel, so that integers are precise enough and the path is short.
const fontSize = 290
const baseline = 310
const tracking = -10
/** The star: half of its width, the y of its center as the dot of an i, and the space before and after the i. */
const star = { half: 64, top: 67, before: 18, after: 20 }

/**
 * The star replaces the dot of the first i, or follows the last letter. Undefined if the typeface lacks a character.
 */
export function drawWordmark(brand: string): Wordmark | undefined {
  const text = brand.replace('i', 'ı')
  if (!text || ![...text].every(canDraw)) return undefined
  const { glyphs, isRtl } = shapeLine(text)
  let path = ''
  let pen = 0
  let dot: number | undefined
  for (const glyph of glyphs) {
    const advance = glyph.advance * fontSize
    const isStem = dot === undefined && glyph.character === 'ı'
    if (isStem) {
      pen += star.before
      dot = pen + advance / 2
    }
    path += placeGlyph(glyph, pen, baseline, fontSize)
    pen += advance + (glyph.isRtl ? 0 : tracking) + (isStem ? star.after : 0)
  }
  const end = isRtl ? -star.half - star.before : pen + star.half + star.before
  const [middle, top] = dot === undefined ? [end, baseline - star.half] : [dot, star.top]
  const left = Math.min(0, middle - star.half)
  const right = Math.max(pen, middle + star.half)
  return { path, star: [Math.round(middle), top], left: Math.floor(left), width: Math.ceil(right - left) }
}
