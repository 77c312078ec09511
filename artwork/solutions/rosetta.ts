import type { Locale } from '#content/locale.ts'
import { ink, primary, saffron, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { afloat, path } from '../parts/shapes.ts'

type Bubble = {
  at: number
  top: number
  wide: number
  words: string
  fill: string
  ink: string
  rtl?: boolean
  tail: 'start' | 'end'
}

const bubbles: Bubble[] = [
  { at: 52, top: 20, wide: 222, words: 'Good morning', fill: primary.bright, ink: white, tail: 'start' },
  { at: 216, top: 98, wide: 206, words: 'صباح الخير', fill: white, ink, rtl: true, tail: 'end' },
  { at: 30, top: 170, wide: 194, words: 'Buenos días', fill: saffron.bright, ink, tail: 'start' },
  { at: 184, top: 244, wide: 226, words: 'Guten Morgen', fill: ink, ink: white, tail: 'end' },
]

/** The same greeting in four languages. */
export function rosetta(locale: Locale): string {
  const draw = pen(locale, 480)
  return bubbles
    .map(({ at, top, wide, words, fill, ink: colour, rtl, tail }) => {
      const left = draw.x(at, wide)
      const foot = tail === 'start' ? at + 40 : at + wide - 40
      const way = (tail === 'start' ? -1 : 1) * (draw.rtl ? -1 : 1)
      const balloon = `<rect x="${left}" y="${top}" width="${wide}" height="66" rx="33" fill="${fill}"/>${path(`M${draw.x(foot) - 12 * way} ${top + 58}h${24 * way}l${2 * way} 22z`, fill)}`
      const lettering = `<text x="${left + wide / 2}" y="${top + 41.5}" font-size="24" font-weight="500" fill="${colour}" text-anchor="middle" direction="${rtl ? 'rtl' : 'ltr'}">${words}</text>`
      return afloat(balloon) + lettering
    })
    .join('')
}
