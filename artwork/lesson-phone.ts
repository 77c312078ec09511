import type { Locale } from '#content/locale.ts'
import { coral, ink, line, muted, primary, saffron, teal, white } from './parts/palette.ts'
import type { Pen } from './parts/pen.ts'
import { pen } from './parts/pen.ts'
import { blob, clip, framed, lifted, path, short, stroke } from './parts/shapes.ts'

/** The film in the lesson: boxes on a trolley, on a canvas of 218 by 170. */
const trolley = [
  `<rect width="218" height="170" fill="${teal.bright}"/>`,
  `<circle cx="176" cy="56" r="22" fill="${saffron.bright}"/>`,
  path('M0 128c40-24 80-24 110-6s70 16 108-6v60H0z', teal.deep),
  `<rect x="48" y="72" width="42" height="50" rx="4" fill="${coral.tint}"/><rect x="65" y="72" width="8" height="50" fill="${coral.bright}"/>`,
  `<rect x="126" y="88" width="36" height="34" rx="4" fill="${saffron.bright}"/><rect x="140" y="88" width="8" height="34" fill="#E0921A"/>`,
  stroke('M36 128h134M170 128l14-46', ink, 6),
  `<circle cx="58" cy="141" r="9" fill="${ink}"/><circle cx="148" cy="141" r="9" fill="${ink}"/><circle cx="58" cy="141" r="3" fill="${white}"/><circle cx="148" cy="141" r="3" fill="${white}"/>`,
].join('')

export const lessonPhone = (locale: Locale) => drawPhone(pen(locale)) + drawNotes(pen(locale))

/** The phone without the notes beside it. */
export const lessonPhoneAlone = (locale: Locale) => drawPhone(pen(locale))

function drawPhone(draw: Pen): string {
  const left = draw.x(206, 236)
  const screen = { x: left + 9, y: 43, width: 218, height: 170 }
  const film = clip(
    `<path d="M${left + 9} 213V75a32 32 0 0 1 32-32h154a32 32 0 0 1 32 32v138z"/>`,
    framed(screen, [218, 170], draw.rtl ? `<g transform="translate(218 0) scale(-1 1)">${trolley}</g>` : trolley),
  )
  const middle = left + 118
  const ground =
    `<rect width="640" height="480" fill="${saffron.mid}"/>` +
    path(blob('c', 104, 388, 176), saffron.soft) +
    path(blob('d', 566, 84, 122), coral.bright)
  return [
    draw.mirrored(ground),
    lifted(
      `<rect x="${left}" y="34" width="236" height="500" rx="40" fill="${ink}"/><rect x="${left + 9}" y="43" width="218" height="490" rx="32" fill="#fff"/>`,
      0.22,
      20,
    ),
    film,
    `<rect x="${middle - 38}" y="53" width="76" height="20" rx="10" fill="${ink}"/>`,
    `<circle cx="${middle}" cy="126" r="25" fill="#fff"/>`,
    // A play sign points the way a film runs, the same in both languages.
    path(`M${short(middle - 6)} 115l17 11l-17 11z`, ink),
    draw.bar({ at: 231, top: 196, wide: 186, high: 5 }, 0.52, white, 'rgb(255 255 255/.4)'),
    draw.text(236, 246, draw.say('Lifting without harm', 'ارفع دون أذى'), { size: 18, weight: 600, fill: ink }),
    draw.text(236, 269, draw.say('Lesson 3 of 5', 'الدرس ٣ من ٥'), { size: 13.5 }),
    draw.text(236, 306, draw.say('Where do your feet go?', 'أين تضع قدميك؟'), { size: 14.5, weight: 600, fill: ink }),
    draw.box({ at: 232, top: 320, wide: 184, high: 42 }, { round: 12, edge: line }),
    draw.disc(252, 341, 8, 'none', 'stroke="#A9B5CE" stroke-width="2"'),
    draw.text(272, 346, draw.say('Close together', 'متلاصقتين'), { size: 13.5, fill: ink }),
    draw.box(
      { at: 232, top: 370, wide: 184, high: 42 },
      { round: 12, fill: teal.tint, edge: teal.bright, edgeWidth: 2 },
    ),
    draw.disc(252, 391, 9, teal.deep),
    draw.tick(252, 391, 8, white, 2),
    draw.text(272, 396, draw.say('Shoulder width', 'بعرض الكتفين'), { size: 13.5, weight: 600, fill: ink }),
    draw.pill({ at: 232, top: 426, wide: 184, high: 42 }, draw.say('Next', 'التالي'), primary.bright, { size: 14.5 }),
  ].join('')
}

function drawNotes(draw: Pen): string {
  const down = draw.x(56)
  return [
    draw.box({ at: 26, top: 144, wide: 202, high: 76 }, { round: 18, shadow: 0.16 }),
    draw.disc(60, 182, 18, primary.tint),
    stroke(
      `M${down + (draw.rtl ? 0 : 4)} 174v13m-6-6l6 6l6-6M${down + (draw.rtl ? -8 : -4)} 191h16`,
      primary.bright,
      2.4,
    ),
    draw.text(90, 178, draw.say('Saved offline', 'محفوظ دون اتصال'), { size: 14.5, weight: 600, fill: ink }),
    draw.text(90, 199, draw.say('14 lessons', '١٤ درسًا'), { size: 13, fill: muted }),
    draw.box({ at: 422, top: 282, wide: 184, high: 90 }, { round: 18, shadow: 0.16 }),
    draw.text(444, 314, draw.say('Shift starts 14:40', 'المناوبة ٢:٤٠ م'), { size: 14.5, weight: 600, fill: ink }),
    draw.text(444, 336, draw.say('Enough for one lesson', 'وقت يكفي لدرس واحد'), { size: 13, fill: muted }),
    draw.bar({ at: 444, top: 350, wide: 140, high: 6 }, 0.7, saffron.bright),
  ].join('')
}
