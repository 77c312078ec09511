import type { Locale } from '#content/locale.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, line, primary, saffron, teal, white } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { blob, clip, path, star, stroke } from '../parts/shapes.ts'
import { backdrop } from '../parts/ui-elements.ts'

/** Two weeks of a month; the promised day carries the star. */
function calendar(draw: Pen): string {
  const [at, top] = [36, 34]
  const days = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = [at + 38 + (index % 5) * 44, top + 104 + Math.floor(index / 5) * 58]
    const kept = index === 8
    return [
      kept ? path(star(draw.x(x), y, 27), saffron.bright) : '',
      draw.text(x, y + 6.5, draw.number(index + 2), { size: 18, weight: kept ? 600 : 500, fill: ink, from: 'middle' }),
    ].join('')
  })
  const place = { at, top, wide: 252, high: 204 }
  const head = draw.box({ at, top, wide: 252, high: 62 }, { fill: coral.bright })
  return [
    draw.box(place, { round: 26, shadow: 0.16 }),
    clip(draw.box(place, { round: 26 }), head),
    draw.text(at + 26, top + 40, draw.say('Promised', 'وعدنا'), { size: 22, weight: 600, fill: ink }),
    draw.disc(at + 216, top + 31, 17, white),
    draw.tick(at + 216, top + 31, 15, coral.deep, 3.4),
    ...days,
  ].join('')
}

/** A page on which Arabic stands first and large. */
function firstPage(draw: Pen): string {
  const [at, top] = [314, 34]
  const right = draw.x(at, 290) + 290 - 30
  return [
    draw.box({ at, top, wide: 290, high: 252 }, { round: 26, shadow: 0.16 }),
    ...[0, 1, 2].map((index) =>
      draw.disc(at + 28 + index * 18, top + 28, 5.5, [coral, saffron, teal][index]?.bright ?? ink),
    ),
    `<text x="${right}" y="${top + 98}" font-size="38" font-weight="600" fill="${ink}" text-anchor="start" direction="rtl">نكتبها</text>`,
    `<text x="${right}" y="${top + 148}" font-size="38" font-weight="600" fill="${primary.bright}" text-anchor="start" direction="rtl">بالعربية أوّلًا</text>`,
    `<text x="${right - 230}" y="${top + 196}" font-size="19" font-weight="500" fill="#41506B" text-anchor="start" letter-spacing="-.2">Arabic comes first</text>`,
    `<rect x="${right - 230}" y="${top + 214}" width="150" height="9" rx="4.5" fill="${line}"/>`,
  ].join('')
}

/** Land without borders and the place where the data stay. */
function place(draw: Pen): string {
  const [at, top] = [36, 262]
  const area = { at, top, wide: 252, high: 184 }
  const x = draw.x(at, 252)
  const land =
    path(blob('c', x + 126, top + 116, 122, 92), teal.bright) + path(blob('a', x + 140, top + 122, 78, 56), '#2BBBB2')
  const [pin, foot] = [x + 132, top + 134]
  return [
    draw.box(area, { round: 26, shadow: 0.16, fill: teal.deep }),
    clip(draw.box(area, { round: 26 }), land),
    `<ellipse cx="${pin}" cy="${foot}" rx="22" ry="7" fill="${teal.deep}" opacity=".5"/>`,
    path(`M${pin} ${foot}c-12-20-38-36-38-64a38 38 0 0 1 76 0c0 28-26 44-38 64z`, white),
    icon({ ...draw, x: (n: number) => n } as Pen, 'server', pin, foot - 64, 34, teal.deep),
    draw.pill(
      { at: at + 20, top: top + 136, wide: draw.rtl ? 84 : 92, high: 36 },
      draw.say('Riyadh', 'الرياض'),
      white,
      { size: 17, fill: ink },
    ),
  ].join('')
}

/** A record with its signature. */
function record(draw: Pen): string {
  const [at, top] = [314, 310]
  const x = draw.x(at, 290)
  const signature =
    'M0 26c10-18 22-24 24-14 2 10-16 20-12 22 6 2 18-18 24-18 5 0-5 14 1 14 7 0 11-12 17-12 5 0-1 10 5 10 9 0 16-9 52-9'
  return [
    draw.box({ at, top, wide: 290, high: 136 }, { round: 26, shadow: 0.16 }),
    draw.text(at + 26, top + 42, draw.say('Audit record', 'سجلّ التدقيق'), { size: 21, weight: 600, fill: ink }),
    draw.text(at + 26, top + 67, draw.say('Signed, version 4', 'موقَّع، النسخة ٤'), { size: 16.5 }),
    `<g transform="translate(${draw.rtl ? x + 290 - 26 - 112 : x + 26} ${top + 84})">${stroke(signature, primary.bright, 4)}</g>`,
    path(star(draw.x(at + 242), top + 68, 34), teal.bright),
    draw.tick(at + 242, top + 68, 26, white, 5.5),
  ].join('')
}

/** Four promises that can be checked: a date kept, Arabic first, data at home, a signed record. */
export function whyHero(locale: Locale): string {
  const draw = pen(locale)
  return [
    backdrop(draw, primary.tint, 480, [
      ['a', 610, 40, 170, primary.mid],
      ['b', 20, 470, 190, '#D3DCFF'],
      ['d', 600, 470, 110, saffron.soft],
    ]),
    calendar(draw),
    firstPage(draw),
    place(draw),
    record(draw),
  ].join('')
}
