import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, table } from '../parts/furniture.ts'
import { body, coral, ink, line, muted, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { blob, circle, path, slab, star, stroke } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, notice, person, windowed } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

const script: { picture: Cover; arabic: string; english: string; seconds: number }[] = [
  { picture: 'shield', arabic: 'يد نظيفة، خطر أقل.', english: 'Clean hands, less risk.', seconds: 6 },
  { picture: 'talk', arabic: 'من يذكّر زميله؟', english: 'Who reminds a colleague?', seconds: 9 },
  { picture: 'orbit', arabic: 'عشرون ثانية كاملة.', english: 'Twenty seconds, all of them.', seconds: 7 },
]

/** A script table: the picture, the Arabic, the English, side by side in both languages. */
export function bespokeStoryboard(locale: Locale): string {
  const draw = pen(locale)
  const [mine, other] = draw.rtl ? (['arabic', 'english'] as const) : (['english', 'arabic'] as const)
  // Each sentence begins at its own side of the table.
  const sentence = (at: number, top: number, words: string, arabic: boolean, first: boolean) =>
    `<text x="${draw.x(at)}" y="${top}" font-size="14" font-weight="${first ? 600 : 400}" fill="${first ? ink : body}" text-anchor="start" direction="${arabic ? 'rtl' : 'ltr'}">${words}</text>`
  const rows = script.map((entry, index) => {
    const top = 150 + index * 84
    return [
      draw.box({ at: 54, top: top - 10, wide: 532, high: 1.5 }, { fill: line }),
      cover(entry.picture, { x: draw.x(58, 88), y: top + 4, width: 88, height: 60 }, 11),
      sentence(164, top + 39, entry[mine], draw.rtl, true),
      sentence(576, top + 39, entry[other], !draw.rtl, false),
      draw.box({ at: 62, top: top + 42, wide: 34, high: 18 }, { round: 9, fill: ink, opacity: 0.9 }),
      draw.text(79, top + 55, draw.say(`${entry.seconds} s`, `${draw.number(entry.seconds)} ث`), {
        size: 11,
        weight: 500,
        fill: white,
        from: 'middle',
      }),
    ].join('')
  })
  return [
    backdrop(draw, saffron.tint, 420, [
      ['a', 600, 390, 160, saffron.bright],
      ['c', 40, 60, 150, '#FFDB94'],
    ]),
    windowed(draw, { at: 30, top: 32, wide: 580, high: 460 }, ['Script: hand hygiene', 'النص: نظافة اليدين']),
    draw.text(164, 124, draw.say('English', 'العربية'), { size: 13.5, weight: 500, fill: primary.deep }),
    draw.text(576, 124, draw.say('Arabic', 'الإنجليزية'), { size: 13.5, weight: 500, fill: primary.deep, from: 'end' }),
    draw.pill({ at: 470, top: 56, wide: 114, high: 34 }, draw.say('22 seconds', '٢٢ ثانية'), ink, { size: 13.5 }),
    ...rows,
  ].join('')
}

/** In the studio: a narrator behind her microphone, her voice as a wave before her. */
export function bespokeRecording(locale: Locale): string {
  const draw = pen(locale)
  const way = draw.rtl ? -1 : 1
  const tableTop = 366
  const scale = 1.22
  const x = draw.x(170)
  const head = tableTop - tableAt * scale
  const heights = [14, 30, 52, 24, 66, 88, 46, 72, 34, 58, 96, 64, 30, 50, 22, 40, 16, 28]
  const wave = heights.map((high, index) =>
    draw.box(
      { at: 336 + index * 14, top: 166 - high / 2, wide: 8, high },
      { round: 4, fill: index < 11 ? coral.bright : '#3B5290' },
    ),
  )
  const microphone = draw.x(282)
  return [
    slab(0, 0, 640, 420, 0, '#16264D'),
    draw.mirrored(
      Array.from({ length: 24 }, (_, index) => {
        const [left, top] = [(index % 4) * 80 - 4, Math.floor(index / 4) * 66]
        return path(`M${left} ${top + 62}l38-58 38 58z`, (index + Math.floor(index / 4)) % 2 ? '#1B2E5C' : '#203468')
      }).join('') + path(blob('c', 560, 330, 180), navy),
    ),
    figure(people.salma, { x, y: head, scale, faces: way }),
    // Headphones over her hair.
    stroke(
      `M${x - 46} ${head + 116}C${x - 56} ${head + 8} ${x + 56} ${head + 8} ${x + 46} ${head + 116}`,
      coral.bright,
      10,
    ),
    slab(x - 58, head + 96, 22, 44, 11, coral.bright) + slab(x + 36, head + 96, 22, 44, 11, coral.bright),
    stroke(`M${microphone} ${tableTop}V236l${-18 * way} -26`, '#C5CEE2', 7),
    `<g transform="translate(${microphone - 24 * way} 196) rotate(${-58 * way})">${slab(-17, -34, 34, 62, 17, saffron.bright)}${stroke('M-9-18h18M-9-8h18M-9 2h18', ink, 3)}</g>`,
    draw.box({ at: 312, top: 56, wide: 298, high: 208 }, { round: 24, fill: ink, shadow: 0.36 }),
    draw.text(336, 94, draw.say('Scene 4, take 2', 'المشهد ٤، المحاولة ٢'), { size: 15.5, weight: 600, fill: white }),
    draw.disc(542, 89, 6, coral.bright),
    draw.text(586, 94, draw.say('0:41', '٠:٤١'), { size: 14, weight: 500, fill: white, from: 'end' }),
    ...wave,
    draw.box({ at: 488, top: 112, wide: 2.5, high: 108 }, { fill: saffron.bright }),
    draw.text(336, 246, draw.say('“Wait until the wheels stand still.”', '«انتظر حتى تتوقف العجلات.»'), {
      size: 14,
      fill: '#DDE4F7',
    }),
    draw.box({ at: 374, top: 284, wide: 226, high: 64 }, { round: 20, shadow: 0.3 }),
    person(draw, 390, 316, team['tariq-hamdan'], [
      ['Slower at “still”', 'أبطأ عند «تتوقف»'],
      ['Tariq listens along', 'طارق يستمع معها'],
    ]),
    table(640, tableTop, 70, white, primary.bright),
    `<g transform="translate(0 ${tableTop + 16})">${pattern(640, 60, white, 0.22, 'up')}</g>`,
    cup(draw.x(58), tableTop + 8, saffron.bright),
    slab(draw.x(392, 120), tableTop - 6, 120, 8, 3, '#E6EBFF'),
  ].join('')
}

const stay = [100, 98, 97, 94, 71, 69, 68, 66, 65, 64]
const again = [100, 99, 98, 97, 95, 94, 93, 92, 92, 91]

/** A pilot shows where people left, and what the next version changed. */
export function bespokePilot(locale: Locale): string {
  const draw = pen(locale)
  const track = (values: number[]) =>
    values.map((value, index) => `${draw.x(86 + index * 40)} ${304 - (value - 50) * 2.9}`).join('L')
  const lessons: Words[] = [
    ['Start', 'البداية'],
    ['Minute 5', 'الدقيقة ٥'],
    ['End', 'النهاية'],
  ]
  return [
    backdrop(draw, teal.tint, 420, [
      ['b', 590, 350, 180, teal.mid],
      ['d', 40, 40, 150, teal.soft],
    ]),
    windowed(
      draw,
      { at: 40, top: 32, wide: 448, high: 350 },
      ['Who stays to the end', 'من يكمل حتى النهاية'],
      ['Pilot with 40 people, Dhow Logistics', 'تجربة مع ٤٠ موظفًا، داو للخدمات اللوجستية'],
    ),
    ...[0, 1, 2, 3].map((index) => draw.box({ at: 86, top: 304 - index * 48, wide: 362, high: 1.5 }, { fill: line })),
    stroke(`M${track(again)}`, teal.bright, 6),
    stroke(`M${track(stay)}`, coral.bright, 4, 'stroke-dasharray="2 9"'),
    circle(draw.x(246), 304 - 21 * 2.9, 13, coral.bright, 'opacity=".3"'),
    circle(draw.x(246), 304 - 21 * 2.9, 7, coral.bright),
    path(star(draw.x(446), 304 - 41 * 2.9, 14), saffron.bright, `stroke="#fff" stroke-width="3"`),
    ...lessons.map((words, index) =>
      draw.text(86 + index * 180, 330, draw.pick(words), {
        size: 13,
        fill: muted,
        from: index === 0 ? 'start' : index === 1 ? 'middle' : 'end',
      }),
    ),
    draw.text(262, 282, draw.say('First version', 'النسخة الأولى'), { size: 13, weight: 500, fill: coral.deep }),
    draw.pill({ at: 330, top: 150, wide: 104, high: 28 }, draw.say('Version 3', 'النسخة ٣'), teal.deep, { size: 13 }),
    draw.box({ at: 416, top: 66, wide: 198, high: 76 }, { round: 20, shadow: 0.2 }),
    person(draw, 432, 104, people.jamal, [
      ['“Too long there”', '«طالت هنا»'],
      ['Jamal, driver', 'جمال، سائق'],
    ]),
    notice(draw, { at: 350, top: 339, wide: 260 }, { icon: 'sync', accent: 'saffron', dark: true }, [
      ['One scene less', 'مشهد واحد أقل'],
      ['27 more in 100 finish', 'يكملها ٢٧ آخرون من كل ١٠٠'],
    ]),
  ].join('')
}
