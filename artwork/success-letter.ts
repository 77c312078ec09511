import type { Locale } from '#content/locale.ts'
import { coral, ink, line, primary, saffron, teal, white } from './parts/palette.ts'
import { pen } from './parts/pen.ts'
import { circle, lifted, path, slab, star, stroke, turned } from './parts/shapes.ts'
import { accents, backdrop, type Words } from './parts/ui-elements.ts'

const steps: { words: Words; at: number; top: number; accent: keyof typeof accents }[] = [
  { words: ['We read', 'نقرؤها'], at: 116, top: 358, accent: 'teal' },
  { words: ['We answer', 'نردّ'], at: 318, top: 390, accent: 'saffron' },
  { words: ['We meet', 'نلتقي'], at: 524, top: 340, accent: 'coral' },
]

/** A letter that arrived with its stamp, and the three steps that follow. */
export function successLetter(locale: Locale): string {
  const draw = pen(locale)
  const [at, top, wide, high] = [118, 44, 404, 252]
  const x = draw.x(at, wide)
  const [stampX, stampY] = [draw.x(at + wide - 112, 88), top + 24]
  const teeth = Array.from({ length: 6 }, (_, index) => 8 + index * 14.4).flatMap((step) => [
    circle(stampX + step, stampY, 4.6, white) + circle(stampX + step, stampY + 104, 4.6, white),
  ])
  const letter = [
    draw.box({ at, top, wide, high }, { round: 20, shadow: 0.2 }),
    ...Array.from({ length: 15 }, (_, index) =>
      path(`M${x + 20 + index * 25} ${top + high - 16}h14l-6 9h-14z`, index % 2 ? coral.bright : primary.bright),
    ),
    slab(stampX, stampY, 88, 104, 3, primary.bright),
    ...teeth,
    path(star(stampX + 44, stampY + 46, 32), saffron.bright),
    path(star(stampX + 44, stampY + 46, 17, 22.5), white),
    slab(stampX + 26, stampY + 86, 36, 6, 3, primary.soft),
    // The postmark lies over the stamp's edge.
    `<g opacity=".85">${circle(draw.x(at + wide - 132), top + 116, 41, 'none', `stroke="${coral.bright}" stroke-width="4"`)}${stroke(`M${draw.x(at + wide - 132) - 22} ${top + 118}l14 14 30-32`, coral.bright, 8)}</g>`,
    draw.text(at + 34, top + 74, draw.say('It arrived', 'وصلت رسالتكم'), {
      size: draw.rtl ? 27 : 33,
      weight: 600,
      fill: ink,
    }),
    draw.box({ at: at + 34, top: top + 112, wide: 168, high: 10 }, { round: 5, fill: line }),
    draw.box({ at: at + 34, top: top + 138, wide: 190, high: 10 }, { round: 5, fill: line }),
    draw.box({ at: at + 34, top: top + 164, wide: 116, high: 10 }, { round: 5, fill: line }),
    draw.text(at + 34, top + 214, 'iLearn', { size: 22, weight: 600, fill: primary.bright }),
  ].join('')
  const stops = steps.map(({ words, at: middle, top: height, accent }, index) =>
    [
      circle(draw.x(middle), height, 30, white),
      draw.disc(middle, height, 24, accents[accent].bright),
      draw.text(middle, height + 8.5, draw.number(index + 1), { size: 24, weight: 600, fill: ink, from: 'middle' }),
      draw.text(middle, height + 56, draw.pick(words), { size: 22, weight: 600, fill: ink, from: 'middle' }),
    ].join(''),
  )
  const road = 'M320 250C180 290 60 298 116 358S258 390 318 390s150-2 206-50S650 284 690 284'
  return [
    backdrop(draw, primary.tint, 480, [
      ['b', 50, 70, 170, '#D3DCFF'],
      ['a', 610, 440, 200, teal.mid],
      ['d', 596, 40, 110, saffron.soft],
    ]),
    draw.mirrored(stroke(road, white, 12) + stroke(road, primary.bright, 3.5, 'stroke-dasharray="1 12"')),
    lifted(turned(draw.lean(-3), 320, 170, letter), 0, 0),
    ...stops,
  ].join('')
}
