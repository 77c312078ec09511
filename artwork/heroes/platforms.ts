import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { coral, ink, muted, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { avatar } from '../parts/portrait.ts'
import { circle, clip, lifted, path, slab, star, turned } from '../parts/shapes.ts'
import { backdrop, play } from '../parts/ui-elements.ts'
import { people } from '../people.ts'
import { team } from '../team.ts'

const crowd = [
  people.yousef,
  people.mariam,
  people.khalid,
  team['yara-saleh'],
  people.jamal,
  people.amal,
  people.salma,
  team['anas-qasim'],
  people.noura,
  team['daniel-osei'],
  people.nurse,
  people.tariq,
]

/** A lecture and the many who watch it. */
export function openEdxHero(locale: Locale): string {
  const draw = pen(locale)
  const seats = crowd.map((who, index) => {
    const [row, column] = [Math.floor(index / 6), index % 6]
    const [at, top] = [72 + column * 100 + row * -4, 362 + row * 84]
    return `<circle cx="${draw.x(at)}" cy="${top}" r="39" fill="${row ? '#FF8A79' : white}"/>${avatar(who, draw.x(at), top, 35)}`
  })
  const film = clip(
    '<rect x="116" y="84" width="408" height="202" rx="16"/>',
    slab(116, 84, 408, 202, 0, ink) +
      draw.mirrored(
        path('M116 256c70-66 130-10 196-54s130-30 220-84v190H116z', navy) + circle(440, 136, 28, saffron.bright),
      ),
  )
  return [
    backdrop(draw, coral.bright, 480, [
      ['a', 70, 90, 190, '#FF8A79'],
      ['c', 600, 330, 190, '#F2523D'],
    ]),
    draw.box({ at: 100, top: 36, wide: 440, high: 300 }, { round: 26, shadow: 0.24 }),
    ...[0, 1, 2].map((index) =>
      draw.disc(124 + index * 18, 61, 5, [coral.bright, saffron.bright, teal.bright][index] ?? coral.bright),
    ),
    draw.text(516, 66, draw.say('Week 2 of 6', 'الأسبوع ٢ من ٦'), { size: 13.5, fill: muted, from: 'end' }),
    film,
    play(320, 178, 32),
    draw.bar({ at: 140, top: 260, wide: 360, high: 6 }, 0.38, coral.bright, 'rgb(255 255 255/.3)'),
    ...seats,
    draw.box({ at: 386, top: 262, wide: 222, high: 62 }, { round: 31, shadow: 0.24 }),
    draw.text(497, 301, draw.say('8,412 enrolled', '٨٬٤١٢ ملتحقًا'), {
      size: 21,
      weight: 600,
      fill: ink,
      from: 'middle',
    }),
  ].join('')
}

/** A door stands open; courses fly out. */
export function openSesameHero(locale: Locale): string {
  const draw = pen(locale)
  const flying: [Cover, number, number, number, number][] = [
    ['shield', 92, 118, 108, -14],
    ['talk', 78, 292, 116, 8],
    ['rosette', 548, 108, 116, 12],
    ['peaks', 566, 284, 104, -9],
    ['sails', 428, 66, 84, -6],
    ['weave', 208, 60, 84, 8],
  ]
  const cards = flying.map(([name, at, top, size, turn]) =>
    turned(
      draw.lean(turn),
      draw.x(at),
      top,
      lifted(
        cover(name, { x: draw.x(at) - size / 2, y: top - size * 0.6, width: size, height: size * 1.2 }, 15),
        0.2,
        8,
      ),
    ),
  )
  const rays = [-62, -38, -14, 14, 38, 62].map((turn) =>
    turned(turn, 320, 420, path('M308 420L296-40h48l-12 460z', '#FFC14D')),
  )
  return [
    slab(0, 0, 640, 480, 0, saffron.bright),
    ...rays,
    path('M196 480V250a124 124 0 0 1 248 0v230z', white),
    path('M218 480V252a102 102 0 0 1 204 0v228z', primary.bright),
    path('M246 480V256a74 74 0 0 1 148 0v224z', ink),
    path('M276 480V262a44 44 0 0 1 88 0v218z', saffron.soft),
    path(star(320, 156, 15), coral.bright),
    ...cards,
    draw.box({ at: 190, top: 334, wide: 260, high: 98 }, { round: 24, shadow: 0.26 }),
    path(star(draw.x(226), 383, 18), saffron.bright),
    draw.text(256, 378, draw.say('Picked for you', 'مختارة لكم'), { size: 19, weight: 600, fill: ink }),
    draw.text(256, 404, draw.say('64 of 30,000 courses', '٦٤ من ٣٠٬٠٠٠ دورة'), { size: 14, fill: muted }),
  ].join('')
}
