import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import bidiFactory from 'bidi-js'
import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs'
import { decodeWoff } from './decode-woff.ts'

const fonts = [
  import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff'),
  import.meta.resolve('@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff'),
  import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-ext-600-normal.woff'),
].map((file) => new Font(new Face(new Blob(decodeWoff(readFileSync(fileURLToPath(file)))))))

const bidi = bidiFactory()
/** Ligatures are off in Latin text, which is drawn with letter spacing: browsers use none in such text either. */
const withoutLigatures = [new Feature('liga', 0)]

/** A glyph of a shaped text. `advance`, `x` and `y` (upwards) are in parts of the font size. */
export type Glyph = {
  character: string | undefined
  isRtl: boolean
  outline: string
  /** The factor that converts lengths of the outline to parts of the font size. */
  scale: number
  advance: number
  x: number
  y: number
}

const fontOf = (character: string) => fonts.find((font) => font.nominalGlyph(character.codePointAt(0) ?? 0))

export const canDraw = (character: string): boolean => fontOf(character) !== undefined

/**
 * Orders glyphs from left to right, by the Unicode Bidirectional Algorithm. By default the first letter decides the
 * direction. Characters that the typeface lacks are left out.
 */
export function shapeLine(text: string, direction?: 'ltr' | 'rtl'): { glyphs: Glyph[]; isRtl: boolean } {
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const visual = bidi.getReorderedIndices(text, embedding)
  const runs: { font: Font; level: number; start: number; text: string }[] = []
  let index = 0
  for (const character of text) {
    const font = fontOf(character)
    const level = embedding.levels[index] ?? 0
    const last = runs.at(-1)
    if (last && last.font === font && last.level === level) last.text += character
    else if (font) runs.push({ font, level, start: index, text: character })
    index += character.length
  }
  runs.sort((one, other) => visual.indexOf(one.start) - visual.indexOf(other.start))
  return { glyphs: runs.flatMap(shapeRun), isRtl: embedding.paragraphs[0]?.level === 1 }
}

function shapeRun({ font, level, text }: { font: Font; level: number; text: string }): Glyph[] {
  const isRtl = level % 2 === 1
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR)
  shape(font, buffer, isRtl ? [] : withoutLigatures)
  const scale = 1 / font.face.upem
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    character: text[cluster],
    isRtl,
    outline: font.glyphToPath(codepoint),
    scale,
    advance: xAdvance * scale,
    x: xOffset * scale,
    y: yOffset * scale,
  }))
}

/** Returns the SVG path of a glyph at (left, base), with y downwards. Its commands are relative to keep it short. */
export function placeGlyph({ outline, scale, x, y }: Glyph, left: number, base: number, fontSize: number): string {
  const [originX, originY] = [left + x * fontSize, base - y * fontSize]
  let [penX, penY] = [0, 0]
  let path = ''
  for (const [, command = '', numbers = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const points = [...numbers.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, across, up]): [number, number] => [
      Math.round(originX + Number(across) * scale * fontSize),
      Math.round(originY - Number(up) * scale * fontSize),
    ])
    const steps = points.map((point) => `${point[0] - penX} ${point[1] - penY}`)
    // The first command is absolute, so that the paths of several glyphs can be joined.
    path += path ? command.toLowerCase() + steps.join(' ') : `M${points.join(' ')}`
    ;[penX, penY] = command === 'Z' ? [penX, penY] : (points.at(-1) ?? [penX, penY])
  }
  return path.replaceAll(' -', '-')
}
