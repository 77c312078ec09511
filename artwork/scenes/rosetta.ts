import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, muted, onInk, primary, saffron, strong, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { portrait } from '../parts/portrait.ts'
import { circle, clip, framed, path, slab } from '../parts/shapes.ts'
import { backdrop, check, notice, windowed } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { rosetta } from '../solutions/rosetta.ts'
import { team } from '../team.ts'

/** English words keep their direction on an Arabic page. */
const english = (x: number, y: number, words: string, size: number, fill: string, weight = 600) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="middle" direction="ltr">${words}</text>`

/** Four pictures, one sentence, and a microphone. */
export function rosettaLesson(locale: Locale): string {
  const draw = pen(locale)
  const pictures: Cover[] = ['sails', 'peaks', 'heat', 'arches']
  const cards = pictures.map((name, index) => {
    const [at, top] = [62 + (index % 2) * 150, 60 + Math.floor(index / 2) * 154]
    const right = index === 0
    return [
      draw.box(
        { at: at - 6, top: top - 6, wide: 150, high: 152 },
        { round: 24, fill: right ? teal.bright : white, shadow: 0.1 },
      ),
      cover(name, { x: draw.x(at, 138), y: top, width: 138, height: 140 }, 18),
      right ? draw.disc(at + 126, top + 10, 18, white) + check(draw, at + 126, top + 10, true, teal.deep, 14) : '',
    ].join('')
  })
  const x = draw.x(482)
  return [
    backdrop(draw, primary.tint, 420, [
      ['b', 60, 400, 170, primary.mid],
      ['d', 560, 90, 190, '#D3DCFF'],
    ]),
    ...cards,
    draw.box({ at: 376, top: 54, wide: 214, high: 110 }, { round: 24, fill: primary.bright, shadow: 0.2 }),
    english(x, 103, 'The boat', 25, white),
    english(x, 136, 'is in the water.', 21, '#DDE4FF', 500),
    `<circle cx="${x}" cy="246" r="56" fill="#FFD0C7"/><circle cx="${x}" cy="246" r="42" fill="${coral.bright}"/>`,
    icon(draw, 'mic', 482, 246, 38, ink),
    ...[16, 30, 46, 26, 54, 38, 22, 44, 30, 18].map((high, index) =>
      slab(x - 88 + index * 19, 342 - high / 2, 9, high, 4.5, index < 7 ? teal.bright : strong),
    ),
    draw.text(482, 394, draw.say('Clear, 9 of 10', 'نطق واضح، ٩ من ١٠'), {
      size: 15,
      weight: 600,
      fill: teal.deep,
      from: 'middle',
    }),
  ].join('')
}

/** The greetings of the solution's card, on a ground of their own. */
export function rosettaGreetings(locale: Locale): string {
  const draw = pen(locale)
  return [
    backdrop(draw, primary.tint, 420, [
      ['b', 40, 390, 180, primary.mid],
      ['d', 560, 70, 190, '#D3DCFF'],
    ]),
    `<g transform="translate(${draw.x(98, 480)} 34)">${rosetta(locale)}</g>`,
  ].join('')
}

/** Twenty-five minutes with a teacher, face to face. */
export function rosettaTutor(locale: Locale): string {
  const draw = pen(locale)
  const big = draw.x(40, 404)
  const small = draw.x(470, 140)
  const teacher = { ...team['daniel-osei'], ground: 'none' }
  return [
    slab(0, 0, 640, 420, 0, primary.bright),
    pattern(640, 420, white, 0.14, draw.rtl ? 'to-right' : 'to-left'),
    clip(
      `<rect x="${big}" y="36" width="404" height="348" rx="28"/>`,
      slab(big, 36, 404, 348, 0, saffron.mid) +
        circle(big + 320, 110, 90, saffron.soft) +
        path(`M${big} 300h404v84H${big}z`, saffron.soft) +
        framed({ x: big + 42, y: 66, width: 320, height: 320 }, [200, 200], portrait(teacher)),
    ),
    draw.box({ at: 60, top: 56, wide: 158, high: 38 }, { round: 19, fill: ink, opacity: 0.9 }),
    draw.disc(82, 75, 6, coral.bright),
    draw.text(98, 80, draw.say('Daniel, 18:04', 'دانيال، ٦:٠٤ م'), { size: 14, weight: 500, fill: white }),
    slab(big + 82, 314, 240, 46, 23, white, `style="filter:drop-shadow(0 8px 12px rgb(12 26 58/.2))"`),
    english(big + 202, 343, 'Could you say that again?', 16, ink, 500),
    clip(
      `<rect x="${small}" y="44" width="140" height="124" rx="20"/>`,
      slab(small, 44, 140, 124, 0, teal.mid) +
        framed(
          { x: small + 8, y: 50, width: 124, height: 124 },
          [200, 200],
          portrait({ ...people.nurse, ground: teal.mid }),
        ),
    ),
    draw.box({ at: 412, top: 194, wide: 200, high: 122 }, { round: 22, shadow: 0.28 }),
    draw.text(434, 226, draw.say('New words', 'كلمات جديدة'), { size: 14, weight: 500, fill: muted }),
    english(draw.x(474), 258, 'bandage', 17, ink),
    english(draw.x(558), 258, 'dose', 17, ink),
    english(draw.x(474), 290, 'pulse', 17, ink),
    english(draw.x(558), 290, 'relief', 17, ink),
    notice(draw, { at: 396, top: 334, wide: 222 }, { icon: 'calendar', accent: 'saffron', dark: true }, [
      ['Again on Thursday', 'اللقاء التالي الخميس'],
      ['18:00, after the shift', '٦:٠٠ م، بعد المناوبة'],
    ]),
  ].join('')
}

const levels: { level: string; count: number; before: number }[] = [
  { level: 'A1', count: 18, before: 64 },
  { level: 'A2', count: 42, before: 71 },
  { level: 'B1', count: 88, before: 38 },
  { level: 'B2', count: 46, before: 22 },
  { level: 'C1', count: 12, before: 11 },
]

/** Where people stood in spring, and where they stand now. */
export function rosettaReport(locale: Locale): string {
  const draw = pen(locale)
  const rows = levels.map(({ level, count, before }, index) => {
    const top = 134 + index * 46
    return [
      draw.text(84, top + 17, level, { size: 16, weight: 600, fill: ink, from: 'middle' }),
      draw.box({ at: 116, top, wide: before * 3.1, high: 11 }, { round: 5.5, fill: strong }),
      draw.box(
        { at: 116, top: top + 14, wide: count * 3.1, high: 14 },
        { round: 7, fill: index === 2 ? teal.bright : primary.bright },
      ),
      draw.text(128 + count * 3.1, top + 26, draw.number(count), { size: 13.5, weight: 600, fill: ink }),
    ].join('')
  })
  return [
    backdrop(draw, teal.tint, 420, [
      ['a', 610, 100, 180, teal.mid],
      ['b', 30, 410, 130, teal.soft],
    ]),
    windowed(draw, { at: 38, top: 30, wide: 430, high: 350 }, ['English at Sahab Air', 'الإنجليزية في سحاب للطيران']),
    draw.disc(70, 102, 6, strong),
    draw.text(84, 107, draw.say('April', 'أبريل'), { size: 13.5, fill: muted }),
    draw.disc(146, 102, 6, primary.bright),
    draw.text(160, 107, draw.say('October', 'أكتوبر'), { size: 13.5, fill: muted }),
    ...rows,
    draw.box({ at: 442, top: 72, wide: 172, high: 158 }, { round: 24, fill: ink, shadow: 0.28 }),
    draw.text(464, 132, draw.number(88), { size: 46, weight: 600, fill: white }),
    draw.text(464, 164, draw.say('now at B1: able', 'بلغوا B1، ويديرون'), { size: 15, fill: onInk }),
    draw.text(464, 186, draw.say('to lead a meeting', 'اجتماعًا بالإنجليزية'), { size: 15, fill: onInk }),
    draw.bar({ at: 464, top: 204, wide: 128, high: 7 }, 0.43, teal.bright, '#2B3B66'),
    notice(draw, { at: 424, top: 258, wide: 194 }, { icon: 'clock', accent: 'saffron' }, [
      ['22 min a day', '٢٢ دقيقة يوميًا'],
      ['most before work', 'أكثرها قبل الدوام'],
    ]),
  ].join('')
}
