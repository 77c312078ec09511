import type { Locale } from '#content/locale.ts'
import { coral, ink, muted, onInk, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { blob, path, star } from '../parts/shapes.ts'
import { people } from '../people.ts'

const sites = [
  { name: ['Riyadh head office', 'المقر، الرياض'], share: 1, count: 640 },
  { name: ['Jeddah branches', 'فروع جدة'], share: 0.86, count: 412 },
  { name: ['Dammam depot', 'مستودع الدمام'], share: 0.58, count: 232 },
] as const

const confetti = [
  [36, 60, 9, saffron.bright],
  [86, 26, 6, coral.bright],
  [300, 30, 7, teal.bright],
  [604, 60, 10, saffron.bright],
  [560, 22, 6, primary.soft],
  [24, 210, 6, teal.bright],
  [616, 200, 7, coral.bright],
] as const

/** The board of a launch day: who has signed in, site by site. */
export function aboutLaunch(locale: Locale): string {
  const draw = pen(locale)
  const rows = sites.map(({ name, share, count }, index) => {
    const top = 178 + index * 62
    const done = share === 1
    return [
      draw.text(84, top, draw.pick(name), { size: 15.5, weight: 500, fill: white }),
      draw.text(396, top, draw.number(count), { size: 15.5, weight: 600, fill: white, from: 'end' }),
      draw.bar({ at: 84, top: top + 14, wide: 312, high: 9 }, share, done ? teal.bright : saffron.bright, '#2B3B66'),
    ].join('')
  })
  const team = [people.faisal, people.mariam, people.tariq].map((who, index) => {
    const x = draw.x(496 + index * 36)
    return `<circle cx="${x}" cy="318" r="25" fill="#fff"/>${avatar(who, x, 318, 22)}`
  })
  return [
    `<rect width="640" height="420" fill="${primary.bright}"/>`,
    pattern(640, 420, white, 0.14, draw.rtl ? 'to-right' : 'to-left'),
    draw.mirrored(path(blob('b', 40, 400, 150), '#2A43CC')),
    ...confetti.map(([at, top, size, fill]) => path(star(draw.x(at), top, size, at), fill)),
    draw.box({ at: 52, top: 62, wide: 392, high: 306 }, { round: 24, fill: ink, shadow: 0.28 }),
    draw.text(84, 112, draw.say('Launch day', 'يوم الإطلاق'), { size: 24, weight: 600, fill: white }),
    draw.text(84, 138, draw.say('Sunday, 09:40', 'الأحد، ٩:٤٠ ص'), { size: 14, fill: onInk }),
    draw.pill({ at: 316, top: 90, wide: 80, high: 32 }, draw.say('Live', 'مباشر'), teal.deep, { size: 13.5 }),
    ...rows,
    draw.box({ at: 428, top: 122, wide: 176, high: 126 }, { round: 20, shadow: 0.28 }),
    draw.text(450, 172, draw.number(1284), { size: 36, weight: 600, fill: ink }),
    draw.text(450, 198, draw.say('signed in so far', 'سجّلوا دخولهم'), { size: 14, fill: muted }),
    draw.bar({ at: 450, top: 216, wide: 132, high: 8 }, 0.8, coral.bright),
    draw.box({ at: 458, top: 282, wide: 148, high: 72 }, { round: 36, shadow: 0.2 }),
    ...team,
  ].join('')
}
