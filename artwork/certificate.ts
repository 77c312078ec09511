import type { Locale } from '#content/locale.ts'
import { body, coral, ink, line, muted, primary, saffron, white } from './parts/palette.ts'
import { pen } from './parts/pen.ts'
import { blob, lifted, path, star, stroke, turned } from './parts/shapes.ts'

/** The seal of a certificate round (x, y): a star on ribbons. */
export function seal(x: number, y: number, turn = 0): string {
  const tails = path(
    `M${x - 27} ${y + 8}l-14 72 26-14 10 26 16-74zM${x + 27} ${y + 8}l14 72-26-14-10 26-16-74z`,
    '#E04A36',
  )
  return [
    tails,
    path(star(x, y, 46, turn), coral.bright),
    path(star(x, y, 33, 22.5 - turn), coral.tint),
    `<circle cx="${x}" cy="${y}" r="20" fill="${coral.bright}"/>`,
    stroke(`M${x - 9} ${y + 1}l6.500 6.500 12-13`, white, 3.4),
  ].join('')
}

function cornerStar(x: number, y: number): string {
  return (
    path(star(x, y, 13), white, `stroke="${primary.bright}" stroke-width="1.500"`) + path(star(x, y, 5), saffron.bright)
  )
}

export function certificate(locale: Locale): string {
  const draw = pen(locale)
  const ground =
    '<rect width="640" height="480" fill="#FFD9D1"/>' +
    path(blob('b', 540, 404, 160), coral.soft) +
    path(blob('a', 68, 76, 126), saffron.bright)
  const paper = [
    lifted('<rect x="92" y="66" width="456" height="340" rx="14" fill="#fff"/>', 0.14),
    `<rect x="110" y="84" width="420" height="304" rx="6" fill="none" stroke="${primary.bright}" stroke-width="1.500"/>`,
    `<rect x="117" y="91" width="406" height="290" rx="3" fill="none" stroke="${primary.bright}" stroke-opacity=".3"/>`,
    ...[110, 530].flatMap((x) => [84, 388].map((y) => cornerStar(x, y))),
    draw.text(320, 138, draw.say('Certificate of completion', 'شهادة إتمام'), { size: 15, from: 'middle' }),
    draw.text(320, 190, draw.say('Yousef Amin', 'يوسف أمين'), { size: 35, weight: 600, fill: ink, from: 'middle' }),
    draw.box({ at: 230, top: 210, wide: 180, high: 1.5 }, { fill: line }),
    draw.text(320, 245, draw.say('has completed', 'أتمّ بنجاح برنامج'), { size: 15, fill: body, from: 'middle' }),
    draw.text(320, 278, draw.say('Leading a branch team', 'قيادة فريق الفرع'), {
      size: 20.5,
      weight: 600,
      fill: primary.bright,
      from: 'middle',
    }),
    draw.mirrored(
      stroke('M148 346c10-22 18-26 20-12s-6 18 2 8 12-16 16-6 4 10 12 0 10-8 14-2 8 4 12-2 8-6 14-4', ink, 2.2),
    ),
    draw.box({ at: 146, top: 355, wide: 128, high: 1.5 }, { fill: line }),
    draw.text(146, 373, draw.say('Noura Rashed, head of training', 'نورة راشد، مديرة التدريب'), {
      size: 12,
      fill: muted,
    }),
    `<g transform="translate(${draw.x(468)} 316) scale(.88)">${seal(0, 0)}</g>`,
  ].join('')
  return [
    draw.mirrored(ground),
    turned(
      draw.lean(4.8),
      320,
      240,
      lifted('<rect x="108" y="72" width="430" height="328" rx="14" fill="#FFF4F1"/>', 0.08),
    ),
    turned(draw.lean(-3), 320, 240, paper),
  ].join('')
}
