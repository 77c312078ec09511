import type { Locale } from '#content/locale.ts'
import { coral, ink, line, muted, onInk, primary, saffron, teal, white } from './parts/palette.ts'
import type { Pen } from './parts/pen.ts'
import { label, pen } from './parts/pen.ts'
import { avatar } from './parts/portrait.ts'
import { blob, path } from './parts/shapes.ts'
import { people } from './people.ts'

type Row = {
  who: keyof typeof people
  name: [string, string]
  place: [string, string]
  share: number
  fill: string
  state: [string, string]
  accent: typeof teal
}

const rows: Row[] = [
  {
    who: 'dana',
    name: ['Dana Saleh', 'دانة صالح'],
    place: ['Amman, 7th Circle', 'عمّان، الدوار السابع'],
    share: 0.92,
    fill: teal.bright,
    state: ['On track', 'على الموعد'],
    accent: teal,
  },
  {
    who: 'khalid',
    name: ['Khalid Bakr', 'خالد بكر'],
    place: ['Riyadh, Olaya', 'الرياض، العليا'],
    share: 0.64,
    fill: primary.bright,
    state: ['Due Thursday', 'حتى الخميس'],
    accent: saffron,
  },
  {
    who: 'noura',
    name: ['Reem Aziz', 'ريم عزيز'],
    place: ['Dubai, Deira', 'دبي، ديرة'],
    share: 1,
    fill: teal.bright,
    state: ['Certified', 'معتمدة'],
    accent: teal,
  },
  {
    who: 'yousef',
    name: ['Sami Nader', 'سامي نادر'],
    place: ['Jeddah, Corniche', 'جدة، الكورنيش'],
    share: 0.28,
    fill: coral.bright,
    state: ['Needs a nudge', 'يحتاج إلى تذكير'],
    accent: coral,
  },
]

function row(draw: Pen, index: number, { who, name, place, share, fill, state, accent }: Row): string {
  const top = 126 + index * 68
  return [
    draw.box({ at: 60, top, wide: 416, high: 1.5 }, { fill: line }),
    avatar(people[who], draw.x(81), top + 35, 21),
    draw.text(114, top + 32, draw.pick(name), label),
    draw.text(114, top + 51, draw.pick(place), { size: 12.5, fill: muted }),
    draw.bar({ at: 268, top: top + 31, wide: 76, high: 7 }, share, fill),
    draw.pill({ at: 362, top: top + 20, wide: 114, high: 29 }, draw.pick(state), accent.tint, {
      size: 12.5,
      weight: 500,
      fill: accent.deep,
    }),
  ].join('')
}

/** A manager's table of the branches, with the seal of the audit. */
export function teamView(locale: Locale): string {
  const draw = pen(locale)
  const ground =
    `<rect width="640" height="440" fill="${teal.mid}"/>` +
    path(blob('b', 90, 50, 140), teal.soft) +
    path(blob('a', 596, 384, 134), teal.bright)
  return [
    draw.mirrored(ground),
    draw.box({ at: 32, top: 32, wide: 472, high: 376 }, { round: 22, shadow: 0.12 }),
    draw.text(60, 78, draw.say('Branch operations', 'عمليات الفروع'), { size: 22, weight: 600, fill: ink }),
    draw.text(60, 102, draw.say('24 people, 3 need a nudge', '٢٤ موظفًا، ٣ منهم يحتاجون إلى تذكير'), { size: 14.5 }),
    draw.pill({ at: 364, top: 58, wide: 112, high: 36 }, draw.say('Remind 3', 'ذكّر الثلاثة'), primary.bright),
    ...rows.map((entry, index) => row(draw, index, entry)),
    draw.box({ at: 488, top: 238, wide: 124, high: 178 }, { round: 20, fill: ink, shadow: 0.26 }),
    draw.ring(550, 300, 34, 0.96, saffron.bright, '#2B3B66'),
    draw.text(550, 307, draw.percent(0.96), { size: 19, weight: 600, fill: white, from: 'middle', tight: 0 }),
    draw.text(550, 366, draw.say('Compliant', 'ملتزمون'), { size: 15, weight: 600, fill: white, from: 'middle' }),
    draw.text(550, 388, draw.say('Audit ready', 'جاهزون للتدقيق'), { size: 12.5, fill: onInk, from: 'middle' }),
  ].join('')
}
