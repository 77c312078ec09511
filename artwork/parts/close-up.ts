import type { Drawing } from '../drawing.ts'
import { short } from './shapes.ts'

/** The part of a drawing that is shown, counted from the side where reading starts; `shown` is its width on a phone. */
export type Part = { at: number; top: number; wide: number; high: number; shown: number }

/** Below which size, in pixels of a phone, words are none that one could read. */
const smallest = 11

/** A part of a drawing for narrow screens. Words that would be too small there become bars. */
export function closeUp({ name, canvas, draw }: Drawing, { at, top, wide, high, shown }: Part): Drawing {
  return {
    name: `${name}-close`,
    canvas: [wide, high],
    pixels: 800,
    words: true,
    draw: (locale) => {
      const left = locale === 'ar' ? canvas[0] - at - wide : at
      return `<g transform="translate(${-left} ${-top})">${withoutSmallWords(draw(locale), (smallest * wide) / shown)}</g>`
    },
  }
}

const number = (attributes: string, name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1])

export function withoutSmallWords(svg: string, least: number): string {
  return svg.replace(/<text([^>]*)>([^<]*)<\/text>/g, (text, attributes: string, words: string) => {
    const size = number(attributes, 'font-size')
    if (size >= least) return text
    const wide = words.length * size * 0.46
    const from = / text-anchor="(\w+)"/.exec(attributes)?.[1] ?? 'start'
    const isRtl = attributes.includes('direction="rtl"')
    const before = from === 'middle' ? 0.5 : (from === 'end') === isRtl ? 0 : 1
    const fill = / fill="([^"]*)"/.exec(attributes)?.[1]
    const [x, y] = [number(attributes, 'x') - wide * before, number(attributes, 'y') - size * 0.58]
    return `<rect x="${short(x)}" y="${short(y)}" width="${short(wide)}" height="${short(size * 0.5)}" rx="${short(size * 0.25)}" fill="${fill}" opacity=".28"/>`
  })
}
