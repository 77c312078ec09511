import type { Locale } from '#content/locale.ts'
import { coral, ink, muted, night, onInk, primary, saffron, white } from './parts/palette.ts'
import { pattern } from './parts/pattern.ts'
import type { Area, Pen } from './parts/pen.ts'
import { pen } from './parts/pen.ts'
import { avatar } from './parts/portrait.ts'
import { blob, path, short, star, stroke } from './parts/shapes.ts'
import { people } from './people.ts'

/** Clockwise from the top: what the person can do, and what the post asks for (0 to 1). */
export const skills = [
  { name: ['Service', 'الخدمة'], has: 0.9, needs: 0.86 },
  { name: ['Safety', 'السلامة'], has: 0.82, needs: 0.9 },
  { name: ['Data', 'البيانات'], has: 0.62, needs: 0.7 },
  { name: ['Coaching', 'التوجيه'], has: 0.7, needs: 0.8 },
  { name: ['Planning', 'التخطيط'], has: 0.86, needs: 0.84 },
  { name: ['Selling', 'البيع'], has: 0.6, needs: 0.66 },
  { name: ['Negotiation', 'التفاوض'], has: 0.4, needs: 0.92 },
  { name: ['Writing', 'الكتابة'], has: 0.72, needs: 0.74 },
] as const
const gap = 6

/** The corner of a skill round (x, y); `way` -1 counts against the clock, as Arabic reads. */
export function corner(index: number, reach: number, x: number, y: number, way = 1): [number, number] {
  const angle = (index * Math.PI) / 4
  return [x + way * reach * Math.sin(angle), y - reach * Math.cos(angle)]
}

/** Grid, demand and ability as one drawing without words. */
export function web(
  x: number,
  y: number,
  size: number,
  way = 1,
  has: number[] = skills.map((skill) => skill.has),
): string {
  const outline = (shares: readonly number[]) =>
    `M${shares
      .map((share, index) =>
        corner(index, share * size, x, y, way)
          .map(short)
          .join(' '),
      )
      .join('L')}Z`
  const rays = skills.map(
    (_, index) => `M${short(x)} ${short(y)}L${corner(index, size, x, y, way).map(short).join(' ')}`,
  )
  return [
    ...[1, 0.72, 0.44].map((share) => stroke(star(x, y, size * share), white, 1, 'stroke-opacity=".22"')),
    stroke(rays.join(''), white, 1, 'stroke-opacity=".12"'),
    stroke(outline(skills.map((skill) => skill.needs)), saffron.bright, 2.5, 'stroke-dasharray="5 7"'),
    path(outline(has), 'rgb(91 118 255/.52)', `stroke="#A9B8FF" stroke-width="3" stroke-linejoin="round"`),
    ...has.map((share, index) => {
      const [cx, cy] = corner(index, share * size, x, y, way)
      const weak = index === gap
      return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${weak ? 8 : 5}" fill="${weak ? coral.bright : white}"/>`
    }),
  ].join('')
}

/** A person's skills beside what the post asks for; in the picture of a page with all that the platform says of them. */
export function skillsMap(locale: Locale): string {
  const draw = pen(locale)
  return [
    named(draw, 262, 246, 136, 15),
    draw.box({ at: 452, top: 268, wide: 164, high: 160 }, { round: 20, shadow: 0.3 }),
    draw.text(474, 303, draw.say('Biggest gap', 'أكبر فجوة'), { size: 13, fill: muted }),
    draw.text(474, 332, draw.say('Negotiation', 'التفاوض'), { size: 20, weight: 600, fill: ink }),
    draw.text(474, 357, draw.say('3 courses, 2 hours', '٣ دورات في ساعتين'), { size: 13.5 }),
    draw.pill({ at: 474, top: 376, wide: 108, high: 34 }, draw.say('Assign', 'إسناد'), primary.bright, { size: 13.5 }),
    ownCard(draw, { at: 440, top: 52, wide: 176, high: 60 }),
    avatar(people.yousef, draw.x(472), 82, 19),
    draw.text(502, 79, yousef(draw), { size: 14, weight: 600, fill: white }),
    draw.text(502, 98, draw.say('Branch manager', 'مدير فرع'), { size: 12.5, fill: onInk }),
  ].join('')
}

/** The cover of a post, on a canvas of 640 by 400: few words, which can be read on a phone. */
export function skillsMapCover(locale: Locale): string {
  const draw = pen(locale)
  return [
    named(draw, 280, 200, 116, 22),
    draw.box({ at: 464, top: 18, wide: 160, high: 82 }, { round: 20, shadow: 0.3 }),
    draw.text(481, 51, draw.say('Biggest gap', 'أكبر فجوة'), { size: 21.5, fill: muted }),
    draw.text(481, 80, draw.say('Negotiation', 'التفاوض'), { size: 22, weight: 600, fill: ink }),
    ownCard(draw, { at: 402, top: 324, wide: 222, high: 58 }),
    avatar(people.yousef, draw.x(436), 353, 19),
    draw.text(467, 361, yousef(draw), { size: 22, weight: 600, fill: white }),
  ].join('')
}

const yousef = (draw: Pen) => draw.say('Yousef Amin', 'يوسف أمين')

const ownCard = (draw: Pen, place: Area) =>
  draw.box(place, { round: 16, fill: night, shadow: 0.2, edge: '#2B3B66', edgeWidth: 1 })

/** The map with the names of the skills round it, on its ground. */
function named(draw: Pen, centre: number, middle: number, radius: number, size: number): string {
  const names = skills.map(({ name }, index) => {
    const [at, top] = corner(index, index % 2 ? radius + 22 : radius + 20, centre, middle)
    const side = Math.round(at) === centre ? 'middle' : at > centre ? 'start' : 'end'
    const drop = (index === 4 ? 14 / 15 : index === 0 ? 0 : 1 / 3) * size
    const weak = index === gap
    return draw.text(at, top + drop, draw.pick(name), {
      size,
      weight: weak ? 600 : 400,
      fill: weak ? '#FFB3A7' : '#DDE4F7',
      from: side,
    })
  })
  return [
    `<rect width="640" height="480" fill="${ink}"/>`,
    pattern(640, 480, white, 0.09, draw.rtl ? 'to-right' : 'to-left'),
    draw.mirrored(path(blob('a', 606, 446, 150), primary.bright)),
    web(draw.x(centre), middle, radius, draw.rtl ? -1 : 1),
    ...names,
  ].join('')
}
