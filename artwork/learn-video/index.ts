import type { Locale } from '#content/locale.ts'
import { ease } from '../home-video/timing.ts'
import { ink, onInk, primary, saffron, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { pen } from '../parts/pen.ts'
import { blob, clip, path, slab, star } from '../parts/shapes.ts'
import { leave, type Shot, shots } from './shots.ts'

export const seconds = 28.5
export const size: [number, number] = [1280, 720]

const [width, height] = size
const card = { at: 452, top: 98, wide: 780, high: 524 }
/** A scene opens through a growing star for so long. */
const opening = 1.1

type Pen = ReturnType<typeof pen>

/** Two shapes that look out from behind the card, in the colours of the scene. */
function blobs(draw: Pen, { colours: [first, second] }: Shot, time: number): string {
  const sway = (reach: number, shift: number) => reach * Math.sin((time / 9 + shift) * 2 * Math.PI)
  return [
    path(blob('a', draw.x(1216) + sway(9, 0), 96 + sway(8, 0.3), 190), first),
    path(blob('b', draw.x(470) + sway(8, 0.5), 640 + sway(7, 0.1), 120), second),
  ].join('')
}

/** The scene as the camera sees it `age` seconds after it opened: all of it first, then nearer to what matters. */
function seen(draw: Pen, shot: Shot, locale: Locale, age: number): string {
  const [start, wide, high] = shot.canvas
  const zoom = 1 + (shot.zoom - 1) * ease(age, 0.6, 5.6)
  const towards = { x: locale === 'ar' ? wide - shot.towards.at : shot.towards.at, y: shot.towards.top }
  const left = towards.x * (1 - 1 / zoom)
  const top = start + (towards.y - start) * (1 - 1 / zoom)
  const view = [left, top, wide / zoom, high / zoom].map((value) => value.toFixed(3)).join(' ')
  return `<svg x="${draw.x(card.at, card.wide)}" y="${card.top}" width="${card.wide}" height="${card.high}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${shot.draw(locale)}</svg>`
}

/** What is said beside a scene: it rises, stays to be read, and goes before the next one comes. */
function caption(draw: Pen, shot: Shot, age: number, length: number): string {
  const coming = shot.from === 0 ? 1 : ease(age, 0.35, 1.1)
  const shown = coming * (1 - ease(age, length - 0.3, length + 0.1))
  const top = 372 - shot.title.length * 34
  const rise = 18 * (1 - coming)
  const title = shot.title.map((line, index) =>
    draw.text(56, top + index * 58, draw.pick(line), { size: 46, weight: 600, fill: white }),
  )
  const under = top + shot.title.length * 58
  const text = shot.text.map((line, index) =>
    draw.text(56, under + 4 + index * 36, draw.pick(line), { size: 24, fill: onInk }),
  )
  return `<g transform="translate(0 ${rise.toFixed(2)})" opacity="${shown.toFixed(3)}">${title.join('')}${text.join('')}</g>`
}

/** A row of stars says how far the tour has come. */
function chapters(draw: Pen, time: number): string {
  return shots
    .map(({ from }, index) => {
      const end = shots[index + 1]?.from ?? leave
      const now = ease(time, from - 0.3, from + 0.5) * (1 - ease(time, end - 0.3, end + 0.5))
      const x = draw.x(68 + index * 34)
      const rest = path(star(x, 636, 8), onInk, 'fill-opacity=".35"')
      return rest + path(star(x, 636, 8 + 4 * now, 45 * now), saffron.bright, `fill-opacity="${now.toFixed(3)}"`)
    })
    .join('')
}

/** The last words, on the brand's ground. */
function farewell(draw: Pen, age: number): string {
  const shown = ease(age, 0.7, 1.3)
  const words = draw.say('Totara Learn, set up and looked after by iLearn', 'Totara Learn من iLearn، إعدادًا ورعاية')
  return [
    `<rect width="${width}" height="${height}" fill="${primary.bright}"/>`,
    path(star(width / 2, 306, 104, age * 22), saffron.bright),
    `<g opacity="${shown.toFixed(3)}">${draw.text(width / 2, 506, words, { size: 36, weight: 600, fill: white, from: 'middle' })}</g>`,
  ].join('')
}

/** The tour of Totara Learn at `time` seconds, in one language. */
export function frame(time: number, locale: Locale): string {
  const draw = pen(locale, width)
  const index = shots.findLastIndex(({ from }) => from <= time)
  const [before, now] = [shots[index - 1], shots[index]]
  if (!now) return ''
  const age = time - now.from
  const middle = { x: draw.x(card.at + card.wide / 2), y: card.top + card.high / 2 }
  const grown = ease(age, 0, opening)
  const outline = path(star(middle.x, middle.y, 1 + 640 * grown, age * 30), white)
  const isOpening = before !== undefined && age < opening
  const scene = seen(draw, now, locale, age)
  const scenes = isOpening ? seen(draw, before, locale, time - before.from) + clip(outline, scene) : scene
  const ground = isOpening
    ? `<g opacity="${(1 - grown).toFixed(3)}">${blobs(draw, before, time)}</g><g opacity="${grown.toFixed(3)}">${blobs(draw, now, time)}</g>`
    : blobs(draw, now, time)
  const length = (shots[index + 1]?.from ?? seconds) - now.from
  const end = time - leave
  const last =
    end > 0 ? clip(path(star(width / 2, 306, 1 + 1100 * ease(end, 0, 1.2), end * 22), white), farewell(draw, end)) : ''
  return `<g text-rendering="geometricPrecision">${[
    `<rect width="${width}" height="${height}" fill="${ink}"/>`,
    pattern(width, height, white, 0.07, locale === 'ar' ? 'to-left' : 'to-right'),
    ground,
    clip(slab(draw.x(card.at, card.wide), card.top, card.wide, card.high, 32, white), scenes),
    caption(draw, now, age, length),
    chapters(draw, time),
    last,
  ].join('')}</g>`
}
