import type { Locale } from '#content/locale.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, muted, primary, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { circle, path, short, star, stroke } from '../parts/shapes.ts'
import type { AccentName, Words } from '../parts/ui-elements.ts'
import { accents, backdrop, notice } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

const stops: { words: Words; note: Words; icon: 'cap' | 'flag' | 'talk'; accent: AccentName }[] = [
  { words: ['Learn', 'التعلّم'], note: ['A course, a class', 'دورة أو لقاء'], icon: 'cap', accent: 'teal' },
  { words: ['Do', 'التطبيق'], note: ['A goal at work', 'هدف في العمل'], icon: 'flag', accent: 'saffron' },
  { words: ['Talk', 'الحوار'], note: ['With the manager', 'مع المدير'], icon: 'talk', accent: 'coral' },
]

/** A circle without an end: learn, do, talk about it. */
export function suiteOverview(locale: Locale): string {
  const draw = pen(locale)
  const way = draw.rtl ? -1 : 1
  const [x, y, reach] = [320, 218, 132]
  const arcs = stops.map(({ accent }, index) => {
    const at = (share: number) => {
      const angle = (share * 2 * Math.PI) / 3
      return `${short(x + way * reach * Math.sin(angle))} ${short(y - reach * Math.cos(angle))}`
    }
    return stroke(
      `M${at(index)}A${reach} ${reach} 0 0 ${draw.rtl ? 0 : 1} ${at(index + 1)}`,
      accents[accent].bright,
      22,
    )
  })
  const places = [
    { at: 320, top: 86, side: 'start' },
    { at: 434, top: 284, side: 'start' },
    { at: 206, top: 284, side: 'end' },
  ] as const
  const nodes = stops.map(({ words, note, icon: name, accent }, index) => {
    const { at, top, side } = places[index] ?? places[0]
    const from = side === 'start' ? at + 56 : at - 56
    // The first one's words stand above the ring.
    const line = index ? top : top - 34
    return [
      draw.disc(at, top, 44, white),
      draw.disc(at, top, 36, accents[accent].tint),
      icon(draw, name, at, top, 33, accents[accent].deep),
      draw.text(from, line - 1, draw.pick(words), { size: 20, weight: 600, fill: ink, from: side }),
      draw.text(from, line + 22, draw.pick(note), { size: 14, from: side }),
    ].join('')
  })
  return [
    backdrop(draw, teal.tint, 420, [
      ['c', 70, 90, 170, teal.mid],
      ['b', 600, 400, 150, teal.soft],
    ]),
    ...arcs,
    path(star(x, y, 74), white),
    avatar(people.huda, x, y, 48),
    ...nodes,
    notice(draw, { at: 36, top: 340, wide: 216 }, { icon: 'chart', accent: 'primary', dark: true }, [
      ['One record of it all', 'سجلّ واحد لكل ذلك'],
      ['Since her first day', 'منذ يومها الأول'],
    ]),
  ].join('')
}

const roles: { who: keyof typeof people; role: Words; sees: Words; fill: string }[] = [
  { who: 'huda', role: ['Learner', 'المتعلّمة'], sees: ['What is next', 'ما التالي'], fill: teal.bright },
  { who: 'khalid', role: ['Manager', 'المدير'], sees: ['Who needs help', 'من يحتاج عونًا'], fill: saffron.bright },
  { who: 'lina', role: ['Trainer', 'المدرّبة'], sees: ['Her classes', 'لقاءاتها'], fill: coral.bright },
  { who: 'tariq', role: ['Auditor', 'المدقّق'], sees: ['Proof, dated', 'إثبات مؤرّخ'], fill: primary.bright },
]

/** Four people, four first pages. */
export function suiteRoles(locale: Locale): string {
  const draw = pen(locale)
  const cards = roles.map(({ who, role, sees, fill }, index) => {
    const at = 30 + index * 147
    const top = index % 2 ? 78 : 44
    const bars = [0.9, 0.6, 0.75].map((share, row) => {
      if (index === 0) return row === 0 ? draw.ring(at + 69, top + 226, 29, 0.7, fill, teal.tint, 10) : ''
      if (index === 2)
        return [0, 1, 2, 3]
          .map((cell) =>
            draw.box(
              { at: at + 24 + cell * 24, top: top + 198 + row * 22, wide: 18, high: 15 },
              { round: 4, fill: (cell + row) % 3 ? coral.tint : fill },
            ),
          )
          .join('')
      if (index === 3)
        return (
          draw.disc(at + 33, top + 204 + row * 22, 8, fill) +
          draw.tick(at + 33, top + 204 + row * 22, 7, white, 1.8) +
          draw.box(
            { at: at + 48, top: top + 200 + row * 22, wide: 66 * share, high: 8 },
            { round: 4, fill: primary.mid },
          )
        )
      return draw.bar(
        { at: at + 24, top: top + 200 + row * 22, wide: 90, high: 10 },
        share * (row === 1 ? 0.4 : 1),
        row === 1 ? coral.bright : fill,
      )
    })
    return [
      draw.box({ at, top, wide: 138, high: 288 }, { round: 24, shadow: 0.16 }),
      draw.box({ at: at + 8, top: top + 8, wide: 122, high: 110 }, { round: 18, fill }),
      circle(draw.x(at + 69), top + 64, 41, white),
      avatar(people[who], draw.x(at + 69), top + 64, 37),
      draw.text(at + 69, top + 146, draw.pick(role), { size: 17, weight: 600, fill: ink, from: 'middle' }),
      draw.text(at + 69, top + 168, draw.pick(sees), { size: 13.5, fill: muted, from: 'middle' }),
      ...bars,
    ].join('')
  })
  return [
    backdrop(draw, primary.tint, 420, [
      ['a', 80, 60, 160, primary.mid],
      ['d', 590, 380, 170, '#D3DCFF'],
    ]),
    ...cards,
  ].join('')
}
