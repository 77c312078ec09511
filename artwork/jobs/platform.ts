import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, laptop, table } from '../parts/furniture.ts'
import { coral, ink, navy, night, primary, saffron, teal, white } from '../parts/palette.ts'
import type { Pen } from '../parts/pen.ts'
import { pen } from '../parts/pen.ts'
import { blob, circle, path, slab, star } from '../parts/shapes.ts'
import { check, type Words } from '../parts/ui-elements.ts'
import { team } from '../team.ts'

const tableTop = 362

const tests: { words: Words; share: number }[] = [
  { words: ['Sign-in', 'الدخول'], share: 1 },
  { words: ['HR records', 'سجلّات الموظفين'], share: 1 },
  { words: ['Backup', 'النسخة الاحتياطية'], share: 0.6 },
]

/** What the wall shows: last night's tests. */
function wall(draw: Pen): string {
  const rows = tests.map(({ words, share }, index) => {
    const top = 140 + index * 54
    const done = share === 1
    return [
      done
        ? check(draw, 322, top - 7, true, teal.bright, 14)
        : draw.ring(322, top - 7, 11, share, saffron.bright, navy, 5),
      draw.text(350, top, draw.pick(words), { size: 21, weight: 500, fill: white }),
    ].join('')
  })
  return [
    draw.box({ at: 284, top: 40, wide: 320, high: 238 }, { round: 24, fill: ink, shadow: 0.3 }),
    draw.text(308, 88, draw.say('Tonight at 02:00', 'الليلة، ٢:٠٠ ص'), { size: 24, weight: 600, fill: white }),
    ...rows,
  ].join('')
}

/** A cabinet of servers with their lights. */
function cabinet(draw: Pen): string {
  const units = Array.from({ length: 5 }, (_, index) => {
    const top = 112 + index * 50
    const light = [teal.bright, teal.bright, saffron.bright, teal.bright, coral.bright][index] ?? teal.bright
    return [
      draw.box({ at: 38, top, wide: 84, high: 38 }, { round: 8, fill: '#2F4684' }),
      draw.disc(56, top + 19, 6, light),
      draw.box({ at: 74, top: top + 15, wide: 36, high: 8 }, { round: 4, fill: night }),
    ].join('')
  })
  return draw.box({ at: 26, top: 98, wide: 108, high: 280 }, { round: 16, fill: ink }) + units.join('')
}

/** An engineer at night: the platform's tests on the wall, the servers beside him. */
export function jobPlatform(locale: Locale): string {
  const draw = pen(locale)
  const scale = 1.1
  return [
    slab(0, 0, 640, 420, 0, night),
    draw.mirrored(path(blob('a', 210, 200, 190), navy) + path(blob('c', 610, 340, 150), '#1F3468')),
    circle(draw.x(206), 52, 9, saffron.soft) +
      path(star(draw.x(252), 30, 7), white) +
      path(star(draw.x(160), 40, 6), white),
    cabinet(draw),
    wall(draw),
    figure(team['khalid-al-harbi'], { x: draw.x(212), y: tableTop - tableAt * scale, scale }),
    table(640, tableTop, 60, white, primary.bright),
    laptop(draw.x(372), tableTop + 8, '#DDE4F4', primary.bright),
    cup(draw.x(482), tableTop + 8, coral.bright),
    slab(draw.x(520, 90), tableTop - 6, 90, 9, 3, primary.mid),
  ].join('')
}
