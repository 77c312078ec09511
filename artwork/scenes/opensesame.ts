import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, line, muted, onInk, saffron, strong, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { lifted, path, star, stroke, turned } from '../parts/shapes.ts'
import type { Words } from '../parts/ui-elements.ts'
import { backdrop, check, faces, notice, person, rule, windowed } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

const tried: { picture: Cover; name: Words; why: Words; taken: boolean }[] = [
  {
    picture: 'talk',
    name: ['Saying no, kindly', 'كيف تقول لا بلطف'],
    why: ['Short, good Arabic voices', 'قصيرة وبأصوات عربية جيدة'],
    taken: true,
  },
  {
    picture: 'orbit',
    name: ['Cyber basics', 'أساسيات الأمن الرقمي'],
    why: ['Examples from elsewhere', 'أمثلتها من بيئة أخرى'],
    taken: false,
  },
  {
    picture: 'sails',
    name: ['Calm in a crisis', 'الهدوء في الأزمات'],
    why: ['Scenes from a hospital', 'مشاهد من مستشفى'],
    taken: true,
  },
]

/** Somebody has watched them all and says which to take. */
export function sesamePick(locale: Locale): string {
  const draw = pen(locale)
  const rows = tried.map(({ picture, name, why, taken }, index) => {
    const top = 142 + index * 82
    return [
      rule(draw, 60, top - 12, 380),
      cover(picture, { x: draw.x(60, 82), y: top, width: 82, height: 60 }, 12),
      draw.text(158, top + 26, draw.pick(name), { size: 15.5, weight: 600, fill: ink }),
      draw.text(158, top + 47, draw.pick(why), { size: 13, fill: muted }),
      taken
        ? check(draw, 394, top + 30, true, teal.deep, 15)
        : draw.disc(394, top + 30, 14, white, `stroke="${strong}" stroke-width="2"`) +
          stroke(`M${draw.x(394) - 5} ${top + 25}l10 10m0-10l-10 10`, muted, 2.2),
    ].join('')
  })
  return [
    backdrop(draw, saffron.mid, 420, [
      ['c', 580, 120, 200, saffron.bright],
      ['a', 30, 400, 140, saffron.soft],
    ]),
    windowed(
      draw,
      { at: 34, top: 30, wide: 430, high: 460 },
      ['Conversations at work', 'حوارات العمل'],
      ['41 watched, these are the last 3', 'شوهدت ٤١ دورة، وهذه آخر ثلاث'],
    ),
    ...rows,
    draw.box({ at: 440, top: 76, wide: 172, high: 178 }, { round: 24, fill: ink, shadow: 0.28 }),
    path(star(draw.x(526), 126, 30), saffron.bright),
    draw.text(526, 133, draw.number(9), { size: 21, weight: 600, fill: ink, from: 'middle' }),
    draw.text(526, 188, draw.say('chosen', 'اخترناها'), { size: 18, weight: 600, fill: white, from: 'middle' }),
    draw.text(526, 212, draw.say('of 41 courses', 'من ٤١ دورة'), { size: 14, fill: onInk, from: 'middle' }),
    draw.text(526, 234, draw.say('for Qamra Health', 'لقمرة الصحية'), { size: 13, fill: saffron.soft, from: 'middle' }),
    draw.box({ at: 420, top: 288, wide: 196, high: 84 }, { round: 22, shadow: 0.2 }),
    person(
      draw,
      436,
      330,
      team['maya-fernandes'],
      [
        ['Maya, Dubai', 'مايا، دبي'],
        ['watched them all', 'شاهدتها كلها'],
      ],
      21,
    ),
  ].join('')
}

/** A course is handed to the teams that need it, with a day. */
export function sesameAssign(locale: Locale): string {
  const draw = pen(locale)
  const groups = [
    {
      name: ['Ward nurses', 'ممرّضو الأقسام'],
      count: 126,
      who: [people.nurse, people.amal, team['rana-mansour']],
      on: true,
    },
    { name: ['Reception', 'الاستقبال'], count: 38, who: [people.salma, team['anas-qasim'], people.dana], on: true },
    { name: ['Laboratory', 'المختبر'], count: 24, who: [people.jamal, people.rania, people.tariq], on: false },
  ] as const
  const rows = groups.map(({ name, count, who, on }, index) => {
    const top = 96 + index * 82
    return [
      draw.box(
        { at: 318, top, wide: 288, high: 68 },
        { round: 20, shadow: 0.12, edge: on ? saffron.bright : line, edgeWidth: on ? 2.5 : 1.5 },
      ),
      faces(draw, 334, top + 34, [...who], 16, 1.2),
      draw.text(432, top + 31, draw.pick(name), { size: 15, weight: 600, fill: ink }),
      draw.text(432, top + 51, draw.say(`${count} people`, `${draw.number(count)} موظفًا`), { size: 13, fill: muted }),
      check(draw, 582, top + 34, on, teal.deep, 11),
    ].join('')
  })
  const card = [
    lifted(`<rect x="${draw.x(60, 206)}" y="104" width="206" height="222" rx="24" fill="#fff"/>`, 0.24),
    cover('talk', { x: draw.x(72, 182), y: 116, width: 182, height: 120 }, 15),
    draw.text(76, 268, draw.say('Saying no, kindly', 'كيف تقول لا بلطف'), { size: 16, weight: 600, fill: ink }),
    draw.text(76, 292, draw.say('18 minutes', '١٨ دقيقة'), { size: 13.5, fill: muted }),
  ].join('')
  return [
    backdrop(draw, saffron.bright, 420, [
      ['b', 100, 90, 170, saffron.soft],
      ['d', 600, 390, 150, '#F2A015'],
    ]),
    draw.text(318, 70, draw.say('Who gets it', 'لمن هذه الدورة'), { size: 21, weight: 600, fill: ink }),
    ...rows,
    draw.mirrored(
      stroke('M252 196C280 150 288 130 306 130M252 216C284 216 288 212 306 212', ink, 3.5, 'stroke-dasharray="1 9"'),
    ),
    turned(draw.lean(-5), draw.x(163), 215, card),
    notice(draw, { at: 354, top: 340, wide: 252 }, { icon: 'calendar', accent: 'saffron', dark: true }, [
      ['Before 30 November', 'قبل ٣٠ نوفمبر'],
      ['A reminder a week ahead', 'تذكير قبل أسبوع'],
    ]),
  ].join('')
}

/** Once a year the unused make room. */
export function sesameRenew(locale: Locale): string {
  const draw = pen(locale)
  const use = [96, 88, 81, 74, 66, 52, 14, 8]
  const pictures: Cover[] = ['talk', 'heat', 'shield', 'steps', 'weave', 'sails', 'orbit', 'dunes']
  const columns = use.map((share, index) => {
    const at = 66 + index * 64
    const out = share < 20
    const high = 20 + share * 1.4
    return [
      draw.box(
        { at, top: 292 - high, wide: 46, high },
        { round: 12, fill: out ? coral.bright : index === 0 ? ink : saffron.bright },
      ),
      draw.text(at + 23, 282 - high, draw.number(share), {
        size: 13.5,
        weight: 600,
        fill: out ? coral.deep : ink,
        from: 'middle',
      }),
      `<g opacity="${out ? 0.45 : 1}">${cover(pictures[index] ?? 'talk', { x: draw.x(at, 46), y: 302, width: 46, height: 46 }, 12)}</g>`,
    ].join('')
  })
  return [
    backdrop(draw, saffron.tint, 420, [
      ['a', 600, 60, 170, saffron.mid],
      ['c', 20, 380, 150, '#FFDB94'],
    ]),
    windowed(
      draw,
      { at: 38, top: 32, wide: 564, high: 340 },
      ['What was used in 2026', 'ما استُخدم في ٢٠٢٦'],
      ['Learners per hundred places', 'عدد المتعلّمين لكل مئة مقعد'],
    ),
    ...columns,
    draw.mirrored(
      path(
        'M446 206a12 12 0 0 1 12-12h100a12 12 0 0 1 12 12v154H446z',
        'none',
        `stroke="${coral.bright}" stroke-width="2.5" stroke-dasharray="6 7"`,
      ),
    ),
    notice(draw, { at: 374, top: 106, wide: 246 }, { icon: 'sync', accent: 'coral', dark: true }, [
      ['Two make room', 'دورتان تُستبدلان'],
      ['Five new ones suggested', 'خمس دورات مقترحة'],
    ]),
    draw.pill(
      { at: 64, top: 362, wide: 220, high: 32 },
      draw.say('Same price, better shelf', 'السعر نفسه، ورفّ أفضل'),
      ink,
      { size: 13.5, weight: 500 },
    ),
  ].join('')
}
