import type { Drawing } from './drawing.ts'
import { wordless } from './drawing.ts'
import type { Wordmark } from './parts/lettering.ts'
import { firstClients } from './wordmarks/first-clients.ts'
import { moreClients } from './wordmarks/more-clients.ts'
import { partners } from './wordmarks/partners.ts'

const wordmark =
  (kind: string) =>
  ({ name, wide, colour, mark }: Wordmark): Drawing =>
    wordless(`${kind}-${name}`, () => `<g color="${colour}" fill="${colour}">${mark}</g>`, {
      canvas: [wide, 40],
      pixels: Math.round(wide * 2.4),
    })

export const logos = [...[...firstClients, ...moreClients].map(wordmark('logo')), ...partners.map(wordmark('partner'))]
