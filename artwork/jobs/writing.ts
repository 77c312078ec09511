import type { Locale } from '#content/locale.ts'
import { figure, tableAt } from '../parts/figure.ts'
import { cup, plant, table } from '../parts/furniture.ts'
import { coral, ink, line, primary, saffron, strong, teal, white } from '../parts/palette.ts'
import { pen } from '../parts/pen.ts'
import { circle, clip, lifted, path, slab, star, stroke, turned } from '../parts/shapes.ts'
import { amman } from '../parts/skyline.ts'
import { backdrop } from '../parts/ui-elements.ts'
import { people } from '../people.ts'

const tableTop = 362

/** A round-topped window over the hills of Amman. */
function window(x: number): string {
  const opening = `<path d="M${x - 66} 250V106a66 66 0 0 1 132 0v144z"/>`
  return [
    path(`M${x - 78} 256V106a78 78 0 0 1 156 0v150z`, white),
    clip(
      opening,
      slab(x - 70, 30, 140, 230, 0, '#DFF3EF') +
        circle(x + 22, 92, 24, saffron.bright) +
        `<g transform="translate(${x} 252) scale(.5)">${amman({ far: '#B6E0D9', near: '#6FC7BE', light: '#F4FBF9' })}</g>`,
    ),
    stroke(`M${x} 42v208M${x - 66} 150h132`, white, 6),
    slab(x - 90, 250, 180, 14, 7, white),
  ].join('')
}

/** A course being written: the sentence on the sheet, the writer beside it. */
export function jobWriting(locale: Locale): string {
  const draw = pen(locale)
  const scale = 1.08
  const faces = draw.rtl ? -1 : 1
  const writing = [
    { sleeve: 'M49 194C32 222 34 246 72 247', hand: [91, 247] as [number, number] },
    { sleeve: 'M151 194C174 218 172 242 146 246', hand: [128, 244] as [number, number] },
  ]
  const sheet = draw.x(330, 282)
  const [right, way] = [sheet + 282 - 30, draw.rtl ? -1 : 1]
  const pencil = draw.x(254)
  return [
    backdrop(draw, coral.tint, 420, [
      ['b', 600, 380, 170, coral.mid],
      ['d', 60, 60, 150, saffron.tint],
    ]),
    window(draw.x(112)),
    lifted(
      turned(
        draw.lean(2),
        sheet + 141,
        160,
        [
          slab(sheet, 42, 282, 244, 20, white),
          `<text x="${right}" y="112" font-size="38" font-weight="600" fill="${ink}" text-anchor="start" direction="rtl">من يذكّر</text>`,
          `<text x="${right}" y="166" font-size="38" font-weight="600" fill="${coral.deep}" text-anchor="start" direction="rtl">زميله؟</text>`,
          slab(sheet + 30, 196, 222, 2, 1, line),
          `<text x="${sheet + 30}" y="236" font-size="20" font-weight="500" fill="#41506B">Who reminds</text>`,
          `<text x="${sheet + 30}" y="263" font-size="20" font-weight="500" fill="#41506B">a colleague?</text>`,
        ].join(''),
      ),
      0.14,
    ),
    path(star(draw.x(344), 48, 20), saffron.bright),
    figure(people.dana, { x: draw.x(206), y: tableTop - tableAt * scale, scale, faces }, writing),
    table(640, tableTop, 60, white, coral.deep),
    slab(draw.x(196, 110), tableTop - 5, 110, 8, 3, strong),
    stroke(`M${pencil} ${tableTop - 12}l${24 * way}-40`, saffron.bright, 7),
    slab(draw.x(410, 120), tableTop - 18, 120, 20, 5, primary.bright),
    slab(draw.x(420, 104), tableTop - 38, 104, 20, 5, teal.bright),
    slab(draw.x(414, 96), tableTop - 56, 96, 18, 5, saffron.bright),
    cup(draw.x(352), tableTop + 8, coral.bright),
    plant(draw.x(590), tableTop + 8, 0.72),
  ].join('')
}
