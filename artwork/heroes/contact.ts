import type { Locale } from '#content/locale.ts'
import { coral, ink, primary, saffron, teal, white } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { blob, lifted, path, slab, star, stroke } from '../parts/shapes.ts'
import { amman, dubai, riyadh } from '../parts/skyline.ts'
import { phone, type Words } from '../parts/ui-elements.ts'
import { team } from '../team.ts'

type Bubble = { at: number; top: number; wide: [number, number]; foot: number; words: Words; fill: string }

const bubbles: Bubble[] = [
  { at: 232, top: 128, wide: [186, 150], foot: 66, words: ['Good morning', 'صباح الخير'], fill: white },
  { at: 372, top: 34, wide: [112, 124], foot: 70, words: ['Hello', 'أهلًا بكم'], fill: saffron.bright },
  { at: 432, top: 136, wide: [196, 190], foot: 128, words: ['How can I help?', 'كيف أساعدكم؟'], fill: coral.soft },
]

function bubble(draw: Pen, { at, top, wide, foot, words, fill }: Bubble): string {
  const broad = wide[draw.rtl ? 1 : 0] ?? 150
  const x = draw.x(at + foot)
  const way = (foot < broad / 2 ? 1 : -1) * (draw.rtl ? -1 : 1)
  return [
    lifted(
      slab(draw.x(at, broad), top, broad, 58, 29, fill) + path(`M${x - 14} ${top + 50}h28l${8 * way} 26z`, fill),
      0.14,
      7,
    ),
    draw.text(at + broad / 2, top + 37, draw.pick(words), { size: 21, weight: 500, fill: ink, from: 'middle' }),
  ].join('')
}

const cities = [
  { at: 288, name: ['Riyadh', 'الرياض'], city: riyadh, tones: { far: '#F9D7A0', near: '#EFAE4B', light: '#FFF8EC' } },
  { at: 428, name: ['Dubai', 'دبي'], city: dubai, tones: { far: '#CBD5FF', near: '#8FA2FF', light: '#FFF8EC' } },
  { at: 564, name: ['Amman', 'عمّان'], city: amman, tones: { far: '#CDEBE5', near: '#6FC7BE', light: '#F4FBF9' } },
] as const

/** A telephone in the middle of a call. */
function call(draw: Pen): string {
  return [
    phone(draw, { at: 34, top: 40, wide: 180, high: 340 }, teal.tint),
    avatar(team['hind-al-suwaidi'], draw.x(124), 158, 56),
    draw.text(124, 250, draw.say('Hind, iLearn', 'هند، iLearn'), { size: 20, weight: 600, fill: ink, from: 'middle' }),
    draw.text(124, 278, draw.say('answered', 'تردّ عليكم'), { size: 17, fill: teal.deep, from: 'middle', weight: 500 }),
    draw.disc(124, 330, 27, teal.bright),
    `<path transform="translate(${draw.x(124) - 17} 313) scale(1.42)" d="M22 16.9v3a2 2 0 0 1-2.200 2A19.800 19.800 0 0 1 2.100 4.200 2 2 0 0 1 4.100 2h3a2 2 0 0 1 2 1.700c.1 1 .4 1.900.7 2.800a2 2 0 0 1-.5 2.100L8.100 9.900a16 16 0 0 0 6 6l1.300-1.300a2 2 0 0 1 2.100-.4c.9.3 1.800.6 2.800.7a2 2 0 0 1 1.700 2z" fill="${white}"/>`,
  ].join('')
}

/** Three offices on one line, and a call that somebody takes. */
export function contactHero(locale: Locale): string {
  const draw = pen(locale)
  const floor = 408
  const way = draw.rtl ? -1 : 1
  const skyline = cities.map(
    ({ at, city, tones }) =>
      `<g transform="translate(${draw.x(at)} ${floor}) scale(${0.42 * way} .42)">${city(tones)}</g>`,
  )
  const stops = cities.map(({ at, name }) => [
    path(star(draw.x(at), floor, 17), coral.bright, `stroke="${white}" stroke-width="4"`),
    draw.text(at, 458, draw.pick(name), { size: 21, weight: 600, fill: white, from: 'middle' }),
  ])
  return [
    slab(0, 0, 640, 480, 0, '#FFF1D8'),
    draw.mirrored(path(blob('a', 590, 60, 190, 170), '#FFE5B8') + path(blob('c', 30, 300, 170), '#FFE0D6')),
    ...skyline,
    slab(0, floor, 640, 80, 0, primary.bright),
    stroke(`M${draw.x(124)} 380v${floor - 380}H${draw.x(564)}`, saffron.bright, 6),
    call(draw),
    ...stops.flat(),
    ...bubbles.map((each) => bubble(draw, each)),
  ].join('')
}
