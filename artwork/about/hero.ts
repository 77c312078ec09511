import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, laptop, papers, plant, table } from '../parts/furniture.ts'
import { coral, ink, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import type { Portrayed } from '../parts/portrait.ts'
import { blob, path, star } from '../parts/shapes.ts'
import { amman, dubai, riyadh } from '../parts/skyline.ts'
import { people } from '../people.ts'

const cities = [
  { at: 234, name: ['Riyadh', 'الرياض'], draw: riyadh, tones: { far: '#F9D7A0', near: '#F0B357', light: '#FFF8EC' } },
  { at: 640, name: ['Dubai', 'دبي'], draw: dubai, tones: { far: '#CBD5FF', near: '#8FA2FF', light: '#FFF8EC' } },
  { at: 1048, name: ['Amman', 'عمّان'], draw: amman, tones: { far: '#CDEBE5', near: '#6FC7BE', light: '#F4FBF9' } },
] as const

const tableTop = 634

const seat = (who: Portrayed, x: number, scale: number) => figure(who, { x, y: tableTop - tableAt * scale, scale })

/** The team at one table, the three cities behind them. */
export function aboutHero(locale: Locale): string {
  const draw = pen(locale, 1280)
  const skyline = cities.map(({ at, draw: city, tones }) => {
    const way = draw.rtl ? -1 : 1
    return `<g transform="translate(${draw.x(at)} 508) scale(${1.12 * way} 1.12)">${city(tones)}</g>`
  })
  const signs = cities.map(({ at, name }) => {
    const place = { at: at - 66, top: 36, wide: 132, high: 42 }
    const middle = draw.rtl ? 12 : 10
    return [
      draw.box(place, { round: 21, fill: white }),
      path(star(draw.x(at - 42), 57, 9), coral.bright),
      draw.text(at + middle, 63, draw.pick(name), { size: 18, weight: 600, fill: ink, from: 'middle', tight: 0 }),
    ].join('')
  })
  const seats = [
    { who: people.faisal, at: 150 },
    { who: people.lina, at: 352 },
    { who: people.jamal, at: 548 },
    { who: people.rania, at: 742 },
    { who: people.omar, at: 938 },
    { who: people.mariam, at: 1132 },
  ].map(({ who, at }, index) => seat(who, draw.x(at), [1.22, 1.16, 1.26, 1.18, 1.24, 1.2][index] ?? 1.2))
  const onTable = [
    laptop(draw.x(250), tableTop + 8),
    cup(draw.x(450), tableTop + 8, primary.bright),
    papers(draw.x(640), tableTop + 8),
    laptop(draw.x(838), tableTop + 8, white, teal.bright),
    cup(draw.x(1034), tableTop + 8, coral.bright),
  ]
  return [
    '<rect width="1280" height="720" fill="#FFF1D8"/>',
    draw.mirrored(path(blob('a', 1130, 120, 300, 260), '#FFE5B8') + path(blob('c', 120, 520, 300, 240), '#FFE0D6')),
    `<circle cx="${draw.x(430)}" cy="196" r="76" fill="${saffron.bright}"/>`,
    ...skyline,
    '<rect y="506" width="1280" height="260" fill="#FFE3B0"/>',
    ...signs,
    ...seats,
    table(1280, tableTop, 120, white, primary.bright),
    `<g transform="translate(0 ${tableTop + 16})">${pattern(1280, 90, white, 0.22, 'up')}</g>`,
    ...onTable,
    plant(draw.x(1232), tableTop + 8, 0.8),
  ].join('')
}
