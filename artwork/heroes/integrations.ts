import type { Locale } from '#content/locale.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { circle, path, slab, star, stroke } from '../parts/shapes.ts'
import { people } from '../people.ts'

/** Systems in orbit round one record. */
export function integrationsHero(locale: Locale): string {
  const draw = pen(locale)
  const systems = [
    { words: ['HR', 'الموارد البشرية'], mark: 'people', at: 118, top: 118, accent: coral },
    { words: ['Sign-in', 'الدخول الموحّد'], mark: 'key', at: 320, top: 60, accent: saffron },
    { words: ['Video', 'الاجتماعات'], mark: 'video', at: 522, top: 118, accent: primary },
    { words: ['Calendar', 'التقويم'], mark: 'calendar', at: 118, top: 342, accent: primary },
    { words: ['Payroll', 'الرواتب'], mark: 'file', at: 320, top: 404, accent: coral },
    { words: ['Reports', 'التقارير'], mark: 'chart', at: 522, top: 342, accent: saffron },
  ] as const
  const spokes = systems.map(({ at, top }) =>
    stroke(`M${draw.x(at)} ${top}L320 232`, teal.bright, 4, 'stroke-dasharray="2 11"'),
  )
  const tiles = systems.map(({ words, mark, at, top, accent }) => {
    return [
      draw.box({ at: at - 68, top: top - 46, wide: 136, high: 92 }, { round: 24, shadow: 0.24 }),
      draw.disc(at, top - 14, 21, accent.tint),
      icon(draw, mark, at, top - 14, 21, accent.deep),
      draw.text(at, top + 30, draw.pick(words), { size: 14.5, weight: 600, fill: ink, from: 'middle' }),
    ].join('')
  })
  return [
    slab(0, 0, 640, 480, 0, teal.deep),
    pattern(640, 480, white, 0.14, draw.rtl ? 'to-right' : 'to-left'),
    circle(320, 232, 196, '#0C7A73'),
    circle(320, 232, 132, '#0F8C85'),
    ...spokes,
    path(star(320, 232, 96), white),
    path(star(320, 232, 70, 22.5), teal.tint),
    avatar(people.noura, 320, 232, 44),
    circle(320, 232, 46, 'none', `stroke="${white}" stroke-width="5"`),
    ...tiles,
  ].join('')
}
