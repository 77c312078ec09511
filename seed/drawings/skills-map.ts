import type { Locale } from '#content/text.ts'
import { coral, ink, muted, night, onInk, primary, saffron, white } from './parts/palette.ts'
import { pattern } from './parts/pattern.ts'
import { pen } from './parts/pen.ts'
import { avatar } from './parts/portrait.ts'
import { blob, path, short, star, stroke } from './parts/shapes.ts'
import { people } from './people.ts'

const centre = { at: 262, top: 246 }
const radius = 136

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

export const skillsMap = (locale: Locale) => drawMap(locale, 52)

/** The same on a canvas of 640 by 400, as the cover of a post. */
export const skillsMapCover = (locale: Locale) => `<g transform="translate(0 -50)">${drawMap(locale, 74)}</g>`

/** `top` is where the person's name stands. */
function drawMap(locale: Locale, top: number): string {
  const draw = pen(locale)
  const x = draw.x(centre.at)
  const names = skills.map(({ name }, index) => {
    const [at, top] = corner(index, index % 2 ? radius + 22 : radius + 20, centre.at, centre.top)
    const side = Math.round(at) === centre.at ? 'middle' : at > centre.at ? 'start' : 'end'
    const drop = index === 4 ? 14 : index === 0 ? 0 : 5
    const weak = index === gap
    return draw.text(at, top + drop, draw.pick(name), {
      size: 15,
      weight: weak ? 600 : 400,
      fill: weak ? '#FFB3A7' : '#DDE4F7',
      from: side,
    })
  })
  return [
    `<rect width="640" height="480" fill="${ink}"/>`,
    pattern(640, 480, white, 0.09, draw.rtl ? 'to-right' : 'to-left'),
    draw.mirrored(path(blob('a', 606, 446, 150), primary.bright)),
    web(x, centre.top, radius, draw.rtl ? -1 : 1),
    ...names,
    draw.box({ at: 452, top: 268, wide: 164, high: 160 }, { round: 20, shadow: 0.3 }),
    draw.text(474, 303, draw.say('Biggest gap', 'أكبر فجوة'), { size: 13, fill: muted }),
    draw.text(474, 332, draw.say('Negotiation', 'التفاوض'), { size: 20, weight: 600, fill: ink }),
    draw.text(474, 357, draw.say('3 courses, 2 hours', '٣ دورات في ساعتين'), { size: 13.5 }),
    draw.pill({ at: 474, top: 376, wide: 108, high: 34 }, draw.say('Assign', 'إسناد'), primary.bright, { size: 13.5 }),
    draw.box(
      { at: 440, top, wide: 176, high: 60 },
      { round: 16, fill: night, shadow: 0.2, edge: '#2B3B66', edgeWidth: 1 },
    ),
    avatar(people.yousef, draw.x(472), top + 30, 19),
    draw.text(502, top + 27, draw.say('Yousef Amin', 'يوسف أمين'), { size: 14, weight: 600, fill: white }),
    draw.text(502, top + 46, draw.say('Branch manager', 'مدير فرع'), { size: 12.5, fill: onInk }),
  ].join('')
}
