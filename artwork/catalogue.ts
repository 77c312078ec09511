import type { Locale } from '#content/locale.ts'
import type { Cover } from './parts/course-covers.ts'
import { cover } from './parts/course-covers.ts'
import { body, ink, line, muted, primary } from './parts/palette.ts'
import { label, pen } from './parts/pen.ts'
import { blob, path } from './parts/shapes.ts'

const courses: { picture: Cover; name: [string, string]; length: [string, string] }[] = [
  { picture: 'arches', name: ['Welcome to Riyadh', 'أهلًا بك في الرياض'], length: ['18 min', '١٨ دقيقة'] },
  { picture: 'talk', name: ['Feedback that lands', 'ملاحظات تصل'], length: ['24 min', '٢٤ دقيقة'] },
  { picture: 'rosette', name: ['Zakat and VAT basics', 'مبادئ الزكاة والضريبة'], length: ['40 min', '٤٠ دقيقة'] },
  { picture: 'heat', name: ['Heat safety on site', 'السلامة من الحرّ'], length: ['15 min', '١٥ دقيقة'] },
  { picture: 'peaks', name: ['First-time managers', 'مدير لأول مرة'], length: ['1 h 20', 'ساعة و٢٠ دقيقة'] },
  { picture: 'weave', name: ['Working with data', 'العمل بالبيانات'], length: ['35 min', '٣٥ دقيقة'] },
]

const filters: { words: [string, string]; wide: [number, number] }[] = [
  { words: ['All', 'الكل'], wide: [54, 58] },
  { words: ['New', 'جديد'], wide: [58, 64] },
  { words: ['Leadership', 'القيادة'], wide: [104, 76] },
  { words: ['Safety', 'السلامة'], wide: [78, 82] },
]

export function catalogue(locale: Locale): string {
  const draw = pen(locale)
  const ground =
    '<rect width="640" height="480" fill="#FFF0D2"/>' +
    path(blob('b', 560, 80, 130), '#FFDF9E') +
    path(blob('c', 66, 446, 132), primary.bright)
  let at = 72
  const chips = filters.map(({ words, wide }, index) => {
    const width = draw.rtl ? wide[1] : wide[0]
    const place = { at, top: 112, wide: width, high: 32 }
    at += width + 10
    const chosen = index === 0
    const look = chosen ? {} : { fill: body, edge: line }
    return draw.pill(place, draw.pick(words), chosen ? ink : '#fff', { size: 13.5, weight: 500, ...look })
  })
  const cards = courses.map(({ picture, name, length }, index) => {
    const [start, top] = [72 + (index % 3) * 170, 160 + Math.floor(index / 3) * 158]
    return [
      cover(picture, { x: draw.x(start, 156), y: top, width: 156, height: 98 }),
      draw.text(start, top + 121, draw.pick(name), { ...label, size: 14.5 }),
      draw.text(start, top + 140, draw.pick(length), { size: 13, fill: muted }),
    ].join('')
  })
  return [
    draw.mirrored(ground),
    draw.box({ at: 44, top: 44, wide: 552, high: 474 }, { round: 22, shadow: 0.12 }),
    draw.text(72, 93, draw.say('Library', 'المكتبة'), { size: 23, weight: 600, fill: ink }),
    draw.text(568, 93, draw.say('420 courses', '٤٢٠ دورة'), { size: 14, fill: muted, from: 'end' }),
    ...chips,
    ...cards,
  ].join('')
}
