import { primary, saffron } from '../parts/palette.ts'
import { clip, path, star } from '../parts/shapes.ts'
import { award } from './award.ts'
import { growth } from './growth.ts'
import { lessons } from './lessons.ts'
import { library } from './library.ts'
import { ease, seconds } from './timing.ts'

/** The brand's star on its ground: where the film ends and begins again. */
function brand(time: number): string {
  const beat = 1 + 0.06 * Math.sin(time * 3)
  return `<rect width="960" height="540" fill="${primary.bright}"/>${path(star(480, 270, 96 * beat, time * 30), saffron.bright)}`
}

const parts = [
  { from: 0, draw: lessons },
  { from: 5.2, draw: growth },
  { from: 10.2, draw: library },
  { from: 13.6, draw: award },
  { from: 18.4, draw: brand },
]
const opening = 0.9

/** The film at `time` seconds; each part opens through a growing star over the one before. */
export function frame(time: number): string {
  const shown = parts.filter(({ from }) => from <= time)
  const now = shown.at(-1) ?? parts[0]
  const before = shown.at(-2)
  if (!now) return ''
  const age = time - now.from
  const closing = star(480, 270, 6 + 800 * ease(time, seconds - 0.7, seconds), 10)
  const last = time > seconds - 0.7 ? clip(path(closing, 'none'), lessons(0)) : ''
  if (!before || age >= opening) return now.draw(age) + last
  const outline = star(480, 270, 800 * ease(age, 0, opening) + 1, age * 30)
  return before.draw(time - before.from) + clip(path(outline, 'none'), now.draw(age))
}

export { seconds, size } from './timing.ts'
