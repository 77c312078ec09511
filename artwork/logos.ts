import type { Drawing } from './drawing.ts'
import { wordless } from './drawing.ts'
import type { ClientLogo } from './parts/lettering.ts'
import { firstClients } from './wordmarks/first-clients.ts'
import { moreClients } from './wordmarks/more-clients.ts'
import { partners } from './wordmarks/partners.ts'

const mark = (file: string, wide: number, colour: string, shapes: string): Drawing =>
  wordless(file, () => `<g color="${colour}" fill="${colour}">${shapes}</g>`, {
    canvas: [wide, 40],
    pixels: Math.round(wide * 2.4),
  })

/** The two languages have a drawing each, as wide as the name is in it. */
const wordmark =
  (kind: string) =>
  ({ name, wide, colour, sign = '', words, arabic }: ClientLogo): Drawing[] => {
    const file = `${kind}-${name}`
    if (!arabic) return [mark(file, wide, colour, words)]
    const { at, turned } = arabic
    const there = turned ? `translate(${at} 0) scale(-1 1)` : 'translate(8 0)'
    const shapes = `<g transform="translate(${arabic.wide - at} 0)">${arabic.words}<g transform="${there}">${sign}</g></g>`
    return [mark(`${file}.en`, wide, colour, sign + words), mark(`${file}.ar`, arabic.wide, colour, shapes)]
  }

export const logos = [
  ...[...firstClients, ...moreClients].flatMap(wordmark('logo')),
  ...partners.flatMap(wordmark('partner')),
]
