import type { Vector } from './drawing.ts'
import { line, muted, primary, saffron, teal, white } from './parts/palette.ts'
import { blob, circle, path, slab, star } from './parts/shapes.ts'

/** Hills under a star: calm, without words, and whole in any cut from square to wide. */
const picture = () =>
  [
    slab(0, 0, 1200, 900, 0, primary.tint),
    path(blob('a', 1030, 120, 420), '#DBE2FF'),
    path(blob('b', 120, 900, 380), teal.tint),
    circle(600, 352, 132, white),
    path(star(600, 352, 84), saffron.bright),
    path('M0 706c170-96 330-104 500-18s350 76 700-84v296H0z', primary.mid),
    path('M0 812c210-70 400-64 590-14s400 34 610-46v148H0z', primary.soft),
  ].join('')

/** The page of a lesson, on any ground. */
const scene = () =>
  [
    slab(70, 60, 500, 480, 28, white),
    slab(102, 92, 436, 190, 18, primary.tint),
    path('M102 222c74-42 140-44 214-8s150 32 222-30v80a18 18 0 0 1-18 18H120a18 18 0 0 1-18-18z', primary.mid),
    path(star(320, 168, 42), saffron.bright),
    slab(190, 318, 260, 22, 11, primary.soft),
    slab(102, 362, 436, 14, 7, line),
    slab(134, 394, 372, 14, 7, line),
    slab(254, 432, 132, 48, 24, primary.bright),
  ].join('')

/** Head and shoulders of nobody in particular. */
const portrait = () =>
  [
    slab(0, 0, 480, 480, 0, primary.tint),
    path(blob('c', 400, 90, 190), '#DBE2FF'),
    path('M52 480c8-116 84-172 188-172s180 56 188 172z', primary.soft),
    path('M204 250h72v62c0 44-72 44-72 0z', primary.mid),
    circle(240, 190, 92, primary.mid),
  ].join('')

/** A mark of a star and two strokes; walls of logos show it in one colour. */
const logo = () =>
  [path(star(32, 32, 28), muted), slab(80, 14, 152, 15, 7.5, muted), slab(80, 38, 104, 11, 5.5, muted)].join('')

/** A star on the soft ground that every icon brings. */
const icon = () =>
  [
    path(blob('a', 48, 48, 46), primary.tint),
    path(star(48, 48, 26), primary.bright),
    path(star(48, 48, 14, 22.5), white),
  ].join('')

/** A seal with two ribbons, for an award. */
const seal = () =>
  [
    path('M70 112l-22 76 28-12 14 20 18-78zM130 112l22 76-28-12-14 20-18-78z', primary.soft),
    path(star(100, 84, 74), primary.bright),
    circle(100, 84, 44, white),
    path(star(100, 84, 26), saffron.bright),
  ].join('')

/** What stands in for a picture until there is one (content/default-media.ts), for public/default. */
export const defaults: Vector[] = [
  { file: 'picture-1200x900.svg', canvas: [1200, 900], draw: picture },
  { file: 'scene-640x480.svg', canvas: [640, 480], draw: scene },
  { file: 'portrait-480x480.svg', canvas: [480, 480], draw: portrait },
  { file: 'logo-240x64.svg', canvas: [240, 64], draw: logo },
  { file: 'icon-96x96.svg', canvas: [96, 96], draw: icon },
  { file: 'seal-200x200.svg', canvas: [200, 200], draw: seal },
]
