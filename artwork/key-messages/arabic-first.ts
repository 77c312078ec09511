import type { Locale } from '#content/locale.ts'
import { coral, ink, line, muted, primary, saffron, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import type { Portrayed } from '../parts/portrait.ts'
import { avatar } from '../parts/portrait.ts'
import { circle, path, slab, stroke } from '../parts/shapes.ts'
import { backdrop } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

/** A sentence whose Arabic stands and whose English is just being written. Arabic begins at the right on every page. */
export function keyArabicFirst(locale: Locale): string {
  const draw = pen(locale)
  const [left, right] = [84, 556]
  const author = (x: number, top: number, who: Portrayed, fill: string) =>
    circle(x, top, 34, fill) + avatar(who, x, top, 29)
  const order = (x: number, y: number, words: string, fill: string, from: 'start' | 'end') =>
    `<text x="${x}" y="${y}" font-size="20" font-weight="500" fill="${fill}" text-anchor="${from}" direction="${draw.say('ltr', 'rtl')}">${words}</text>`
  const pencil = (x: number, y: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(-38)">${[
      path('M0 0l16-9h10v18H16z', '#F6D9AE'),
      path('M0 0l7-4v8z', ink),
      slab(26, -9, 82, 18, 0, fill),
      slab(26, -9, 82, 6, 0, white, 'opacity=".3"'),
      path('M108-9h12a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6h-12z', ink),
    ].join('')}</g>`
  return [
    backdrop(draw, coral.tint, 420, [
      ['a', 590, 60, 170, coral.mid],
      ['c', 40, 390, 180, saffron.soft],
    ]),
    draw.box({ at: 48, top: 34, wide: 544, high: 352 }, { round: 28, shadow: 0.16 }),
    author(right - 32, 96, team['yara-saleh'], coral.bright),
    order(right - 80, 103, draw.say('1 · Arabic', '١ · العربية'), coral.deep, draw.rtl ? 'start' : 'end'),
    `<text x="${right}" y="190" font-size="50" font-weight="600" fill="${ink}" text-anchor="start" direction="rtl">أغلق الصمّام أوّلًا.</text>`,
    slab(left, 222, right - left, 2, 1, line),
    author(left + 32, 278, people.omar, primary.soft),
    order(left + 80, 285, draw.say('2 · English', '٢ · الإنجليزية'), muted, draw.rtl ? 'end' : 'start'),
    `<text x="${left}" y="354" font-size="36" font-weight="500" fill="${muted}" letter-spacing="-.6">Close the valve first.</text>`,
    stroke(`M${left + 356} 356h2`, primary.bright, 5),
    pencil(left + 362, 351, saffron.bright),
  ].join('')
}
