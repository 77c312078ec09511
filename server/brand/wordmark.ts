import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import type { Wordmark } from '#ui/logo.tsx'
import { decodeWoff } from './woff.ts'

// Lengths are in tenths of a pixel, so that integers are precise enough and the path is short.
const fontSize = 290
const baseline = 310
const tracking = -10
/** The star: half its width, the y of its center as the dot of an i, and the space before and after that letter. */
const star = { half: 64, top: 67, before: 18, after: 20 }

const files = [
  import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff'),
  import.meta.resolve('@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff'),
  import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-ext-600-normal.woff'),
]

/** Adjacent characters of the same font and direction. */
type Run = { font: Font; isArabic: boolean; text: string }

/**
 * The brand as outlines of the site's typeface. It is no text, because assistive technology reads the name of the link
 * around it. The star replaces the dot of the first i; without an i it follows the last letter. Undefined if the
 * typeface lacks a character.
 */
export function drawWordmark(brand: string): Wordmark | undefined {
  const runs = findRuns(brand.replace('i', 'ı'))
  const [first] = runs ?? []
  if (!runs || !first) return undefined
  let path = ''
  let pen = 0
  let dot: number | undefined
  for (const { font, isArabic, text } of first.isArabic ? runs.reverse() : runs) {
    const scale = fontSize / font.face.upem
    for (const { character, glyph, advance, x, y } of shapeRun(font, text)) {
      const isStem = dot === undefined && character === 'ı'
      if (isStem) {
        pen += star.before
        dot = pen + (advance * scale) / 2
      }
      path += transformOutline(font.glyphToPath(glyph), pen + x * scale, baseline - y * scale, scale)
      pen += advance * scale + (isArabic ? 0 : tracking) + (isStem ? star.after : 0)
    }
  }
  const end = first.isArabic ? -star.half - star.before : pen + star.half + star.before
  const [middle, top] = dot === undefined ? [end, baseline - star.half] : [dot, star.top]
  const left = Math.min(0, middle - star.half)
  const right = Math.max(pen, middle + star.half)
  return { path, star: [Math.round(middle), top], left: Math.floor(left), width: Math.ceil(right - left) }
}

function findRuns(text: string): Run[] | undefined {
  const fonts = files.map(openFont)
  const runs: Run[] = []
  for (const character of text) {
    const font = fonts.find((each) => each.nominalGlyph(character.codePointAt(0) ?? 0))
    if (!font) return undefined
    const last = runs.at(-1)
    // Spaces and punctuation take the direction of the preceding character.
    const isArabic = /[\p{L}\p{N}]/u.test(character) ? /\p{Script=Arabic}/u.test(character) : (last?.isArabic ?? false)
    if (last && last.font === font && last.isArabic === isArabic) last.text += character
    else runs.push({ font, isArabic, text: character })
  }
  return runs
}

function openFont(file: string): Font {
  return new Font(new Face(new Blob(decodeWoff(readFileSync(fileURLToPath(file))))))
}

/** The glyphs of a run in visual order, from left to right. */
function shapeRun(font: Font, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { character: text[cluster], glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset }
  })
}

/** The outline of a glyph (y upwards) in the coordinates of the wordmark, with relative commands, which are shorter. */
function transformOutline(outline: string, left: number, base: number, scale: number): string {
  let [x, y] = [0, 0]
  let path = ''
  for (const [, command = '', numbers = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const points = [...numbers.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, across, up]): [number, number] => [
      Math.round(left + Number(across) * scale),
      Math.round(base - Number(up) * scale),
    ])
    const steps = points.map((point) => `${point[0] - x} ${point[1] - y}`)
    // Each outline starts at absolute coordinates of its own.
    path += path ? command.toLowerCase() + steps.join(' ') : `M${points.join(' ')}`
    ;[x, y] = command === 'Z' ? [x, y] : (points.at(-1) ?? [x, y])
  }
  return path.replaceAll(' -', '-')
}
