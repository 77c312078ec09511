import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { icon } from '../parts/icons.ts'
import { coral, ink, primary, saffron, strong, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { portrait } from '../parts/portrait.ts'
import { blob, circle, framed, lifted, path, slab, turned } from '../parts/shapes.ts'
import { backdrop, notice } from '../parts/ui-elements.ts'
import { team } from '../team.ts'

/** The library seen at a slant, one course taken out of it. */
export function cataloguesHero(locale: Locale): string {
  const draw = pen(locale)
  const names: Cover[] = [
    'weave',
    'arches',
    'dunes',
    'talk',
    'steps',
    'rosette',
    'orbit',
    'sails',
    'peaks',
    'shield',
    'heat',
    'gate',
  ]
  const wall = Array.from({ length: 20 }, (_, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    const name = names[(index * 5 + row) % 12] ?? 'weave'
    const top = -40 + row * 142 + (column % 2) * 60
    return cover(name, { x: draw.x(-40 + column * 150, 136), y: top, width: 136, height: 128 }, 18)
  })
  return [
    slab(0, 0, 640, 480, 0, primary.deep),
    `<g opacity=".92">${turned(draw.lean(-8), 320, 240, wall.join(''))}</g>`,
    slab(0, 0, 640, 480, 0, primary.deep, 'opacity=".28"'),
    draw.box({ at: 176, top: 66, wide: 288, high: 348 }, { round: 28, shadow: 0.4 }),
    cover('steps', { x: draw.x(192, 256), y: 82, width: 256, height: 178 }, 18),
    draw.text(200, 298, draw.say('My first team', 'فريقي الأول'), { size: 22, weight: 600, fill: ink }),
    draw.text(200, 324, draw.say('8 lessons, 1 h 20 in all', '٨ دروس في ساعة و٢٠ دقيقة'), { size: 14.5 }),
    draw.pill({ at: 200, top: 350, wide: 88, high: 36 }, draw.say('Arabic', 'عربي'), teal.tint, {
      size: 14,
      weight: 500,
      fill: teal.deep,
    }),
    draw.pill({ at: 298, top: 350, wide: 92, high: 36 }, draw.say('English', 'إنجليزي'), primary.tint, {
      size: 14,
      weight: 500,
      fill: primary.deep,
    }),
  ].join('')
}

/** A scene on the drawing table: handles round it, colours beside it, a colleague's pointer in it. */
export function bespokeHero(locale: Locale): string {
  const draw = pen(locale)
  const [left, right] = [draw.x(150, 424), draw.x(150, 424) + 424]
  const grips = [left, (left + right) / 2, right].flatMap((x) =>
    [108, 226, 344]
      .filter((y) => y !== 226 || x === left || x === right)
      .map((y) => slab(x - 6, y - 6, 12, 12, 3, white, `stroke="${primary.bright}" stroke-width="2.5"`)),
  )
  const colours = [ink, primary.bright, teal.bright, saffron.bright, coral.bright]
  const pointer = (at: number, top: number, fill: string) =>
    `<g transform="translate(${draw.x(at)} ${top}) scale(${draw.rtl ? -1.2 : 1.2} 1.2)"><path d="M0 0l10 30 6-12 13-5z" fill="${fill}" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></g>`
  const frames = (['talk', 'heat', 'shield', 'steps'] as const).map((name, index) => {
    const box = { x: draw.x(150 + index * 110, 94), y: 398, width: 94, height: 60 }
    const chosen =
      index === 1
        ? draw.box({ at: 146 + index * 110, top: 394, wide: 102, high: 68 }, { round: 15, fill: primary.bright })
        : ''
    return chosen + cover(name, box, 11)
  })
  return [
    backdrop(draw, primary.tint, 480, [
      ['a', 600, 70, 180, primary.mid],
      ['b', 30, 430, 180, '#D3DCFF'],
    ]),
    draw.box({ at: 116, top: 40, wide: 492, high: 500 }, { round: 26, shadow: 0.16 }),
    draw.text(150, 82, draw.say('Scene 2: noon on site', 'المشهد ٢: ظهيرة الموقع'), {
      size: 18,
      weight: 600,
      fill: ink,
    }),
    draw.pill({ at: 484, top: 58, wide: 98, high: 36 }, draw.say('Preview', 'معاينة'), primary.bright, { size: 13.5 }),
    cover('heat', { x: left, y: 108, width: 424, height: 236 }, 4),
    `<rect x="${left}" y="108" width="424" height="236" fill="none" stroke="${primary.bright}" stroke-width="2.5"/>`,
    ...grips,
    ...frames,
    draw.box({ at: 34, top: 96, wide: 60, high: 262 }, { round: 30, shadow: 0.16 }),
    ...colours.map((fill, index) => draw.disc(64, 132 + index * 48, index === 3 ? 18 : 14, fill)),
    circle(draw.x(64), 276, 22, 'none', `stroke="${saffron.bright}" stroke-width="2.5"`),
    pointer(428, 222, primary.bright),
    draw.pill({ at: 450, top: 260, wide: 92, high: 34 }, draw.say('Rana', 'رنا'), primary.bright, { size: 14 }),
    pointer(232, 168, teal.bright),
    draw.pill({ at: 254, top: 206, wide: 92, high: 34 }, draw.say('Tariq', 'طارق'), teal.deep, { size: 14 }),
  ].join('')
}

const greetings: {
  words: string
  at: number
  top: number
  wide: number
  fill: string
  colour: string
  rtl?: boolean
}[] = [
  { words: 'Good morning', at: 40, top: 60, wide: 206, fill: white, colour: ink },
  { words: 'صباح الخير', at: 420, top: 92, wide: 180, fill: saffron.bright, colour: ink, rtl: true },
  { words: 'Bonjour', at: 34, top: 178, wide: 148, fill: coral.bright, colour: ink },
  { words: 'Buenos días', at: 440, top: 220, wide: 178, fill: white, colour: ink },
]

/** Somebody learns; greetings come from all sides. */
export function rosettaHero(locale: Locale): string {
  const draw = pen(locale)
  const bubbles = greetings.map(({ words, at, top, wide, fill, colour, rtl }) => {
    const left = draw.x(at, wide)
    const towards = left + wide / 2 < 320 ? 1 : -1
    const foot = towards > 0 ? left + wide - 44 : left + 44
    return (
      lifted(
        slab(left, top, wide, 60, 30, fill) +
          path(`M${foot - 14 * towards} ${top + 50}h${26 * towards}l${8 * towards} 26z`, fill),
        0.2,
        8,
      ) +
      `<text x="${left + wide / 2}" y="${top + 38}" font-size="22" font-weight="500" fill="${colour}" text-anchor="middle" direction="${rtl ? 'rtl' : 'ltr'}">${words}</text>`
    )
  })
  const meridians = [64, 128, 190].map((wide) => `<ellipse cx="320" cy="250" rx="${wide}" ry="190"/>`)
  const learner = framed(
    { x: 176, y: 170, width: 288, height: 310 },
    [200, 215],
    portrait({ ...team['anas-qasim'], ground: 'none' }),
  )
  return [
    slab(0, 0, 640, 480, 0, primary.bright),
    pattern(640, 480, white, 0.14, 'down'),
    path(blob('c', 320, 260, 262, 230), '#4A63EA'),
    `<g fill="none" stroke="${primary.soft}" stroke-width="2" opacity=".7">${meridians.join('')}<path d="M130 250h380M156 160h328M156 340h328"/></g>`,
    learner,
    ...bubbles,
    draw.box({ at: 48, top: 366, wide: 244, high: 84 }, { round: 22, shadow: 0.28 }),
    draw.disc(88, 408, 23, coral.bright),
    icon(draw, 'mic', 88, 408, 24, ink),
    draw.text(124, 402, draw.say('Say it again', 'انطقها مرة أخرى'), { size: 15, weight: 600, fill: ink }),
    ...[10, 18, 28, 14, 24, 32, 20, 12, 22, 10].map((high, index) =>
      draw.box(
        { at: 124 + index * 13, top: 424 - high / 2, wide: 6, high },
        { round: 3, fill: index < 6 ? teal.bright : strong },
      ),
    ),
    notice(draw, { at: 372, top: 372, wide: 236 }, { icon: 'globe', accent: 'saffron', dark: true }, [
      ['English, level B1', 'الإنجليزية، المستوى B1'],
      ['22 minutes today', '٢٢ دقيقة اليوم'],
    ]),
  ].join('')
}
