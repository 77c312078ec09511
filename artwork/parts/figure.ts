import type { Portrayed } from './portrait.ts'
import { bust, skinOf } from './portrait.ts'
import { short, stroke } from './shapes.ts'

export type Arm = { sleeve: string; hand: [number, number] }

/** A sleeve along path data and a hand at its end, on the canvas of a portrait (the shoulders are at 60 and 140). */
export function arm(person: Portrayed, { sleeve, hand: [x, y] }: Arm): string {
  return (
    stroke(sleeve, '#0C1A3A', 37, 'opacity=".13"') +
    `<circle cx="${x}" cy="${y}" r="13.500" fill="${skinOf(person)}"/>` +
    stroke(sleeve, person.wears.colour, 33)
  )
}

/** Resting on a table whose top is 262 below the top of the canvas. */
export const tableAt = 262
export const resting: Arm[] = [
  { sleeve: 'M49 194C32 222 34 246 72 247', hand: [91, 247] },
  { sleeve: 'M151 194C168 222 166 246 128 247', hand: [109, 248] },
]

/** A person down to the hips; `x` is the middle, `y` the top of the canvas. `faces` -1 turns the arms round. */
export function figure(
  person: Portrayed,
  place: { x: number; y: number; scale: number; faces?: number },
  arms: Arm[] = resting,
): string {
  const { x, y, scale, faces = 1 } = place
  const limbs = arms.map((limb) => arm(person, limb)).join('')
  const turned = faces === 1 ? limbs : `<g transform="translate(200 0) scale(-1 1)">${limbs}</g>`
  return `<g transform="translate(${short(x - 100 * scale)} ${short(y)}) scale(${scale})">${bust(person, 66)}${turned}</g>`
}
