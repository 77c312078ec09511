import type { Locale } from '#content/locale.ts'
import type { Cover } from '../parts/course-covers.ts'
import { cover } from '../parts/course-covers.ts'
import { muted } from '../parts/palette.ts'
import { label, pen } from '../parts/pen.ts'

const courses: { picture: Cover; name: [string, string] }[] = [
  { picture: 'weave', name: ['Customer first', 'العميل أوّلًا'] },
  { picture: 'peaks', name: ['My first team', 'فريقي الأول'] },
  { picture: 'talk', name: ['Hard talks', 'حوارات صعبة'] },
  { picture: 'heat', name: ['Heat on site', 'حرّ الموقع'] },
]

export function catalogues(locale: Locale): string {
  const draw = pen(locale, 480)
  const cards = courses.map(({ picture, name }, index) => {
    const [at, top] = [84 + (index % 2) * 164, 50 + Math.floor(index / 2) * 176]
    return [
      cover(picture, { x: draw.x(at, 148), y: top, width: 148, height: 108 }),
      draw.text(at, top + 133, draw.pick(name), { ...label, size: 16 }),
      draw.text(at, top + 154, draw.say('Arabic, English', 'عربي، إنجليزي'), { size: 13.5, fill: muted }),
    ].join('')
  })
  return draw.box({ at: 60, top: 26, wide: 360, high: 330 }, { round: 20, floats: true }) + cards.join('')
}
