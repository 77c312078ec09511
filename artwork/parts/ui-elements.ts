import type { Icon } from './icons.ts'
import { icon } from './icons.ts'
import { coral, ink, line, muted, onInk, primary, saffron, strong, teal, white } from './palette.ts'
import type { Area, Pen } from './pen.ts'
import type { Portrayed } from './portrait.ts'
import { avatar } from './portrait.ts'
import { blob, lifted, path, slab } from './shapes.ts'

/** English and Arabic. */
export type Words = readonly [string, string]

export const accents = { primary, teal, saffron, coral }
export type AccentName = keyof typeof accents

type Spot = [kind: 'a' | 'b' | 'c' | 'd', x: number, y: number, size: number, fill: string]

/** The ground of a scene, `high` units high, with blobs that bleed off its edges. */
export function backdrop(draw: Pen, fill: string, high: number, spots: Spot[]): string {
  const blobs = spots.map(([kind, x, y, size, tone]) => path(blob(kind, x, y, size), tone))
  return slab(0, 0, 640, high, 0, fill) + draw.mirrored(blobs.join(''))
}

/** A window with its heading and, below, a note. */
export function windowed(draw: Pen, place: Area, heading: Words, note?: Words): string {
  return [
    draw.box(place, { round: 22, shadow: 0.12 }),
    draw.text(place.at + 26, place.top + 43, draw.pick(heading), { size: 21, weight: 600, fill: ink }),
    note ? draw.text(place.at + 26, place.top + 66, draw.pick(note), { size: 14, fill: muted }) : '',
  ].join('')
}

/** A small card that floats over a scene: an icon in a disc, a line in bold and one below it. */
export function notice(
  draw: Pen,
  { at, top, wide }: { at: number; top: number; wide: number },
  look: { icon: Icon; accent: AccentName; dark?: boolean },
  [title, note]: readonly [Words, Words],
): string {
  const tone = accents[look.accent]
  return [
    draw.box({ at, top, wide, high: 62 }, { round: 18, shadow: 0.18, fill: look.dark ? ink : white }),
    draw.disc(at + 34, top + 31, 18, look.dark ? tone.bright : tone.tint),
    icon(draw, look.icon, at + 34, top + 31, 19, look.dark ? ink : tone.deep),
    draw.text(at + 62, top + 27, draw.pick(title), { size: 14.5, weight: 600, fill: look.dark ? white : ink }),
    draw.text(at + 62, top + 46, draw.pick(note), { size: 12.5, fill: look.dark ? onInk : muted }),
  ].join('')
}

/** A face with a name and a note beside it; (at, top) is where the face begins and its middle. */
export function person(
  draw: Pen,
  at: number,
  top: number,
  who: Portrayed,
  words: readonly [Words, Words],
  radius = 18,
) {
  const next = at + radius * 2 + 12
  return [
    avatar(who, draw.x(at + radius), top, radius),
    draw.text(next, top - 3, draw.pick(words[0]), { size: 14.5, weight: 600, fill: ink }),
    draw.text(next, top + 15, draw.pick(words[1]), { size: 12.5, fill: muted }),
  ].join('')
}

/** Faces that overlap, the first on top where reading starts. */
export function faces(draw: Pen, at: number, top: number, people: Portrayed[], radius = 18, step = 1.5): string {
  return people
    .map((who, index) => {
      const x = draw.x(at + radius + index * radius * step)
      return `<circle cx="${x}" cy="${top}" r="${radius + 2.5}" fill="#fff"/>${avatar(who, x, top, radius)}`
    })
    .reverse()
    .join('')
}

/** A ticked disc, or the outline of one that waits. */
export function check(draw: Pen, at: number, top: number, done: boolean, fill: string = teal.deep, radius = 10) {
  return done
    ? draw.disc(at, top, radius, fill) + draw.tick(at, top, radius * 0.86, white, 2)
    : draw.disc(at, top, radius - 1, white, `stroke="${strong}" stroke-width="2"`)
}

/** A quiet label in an accent. */
export function chip(draw: Pen, place: Area, words: Words, accent: AccentName, size = 12.5): string {
  const { tint, deep } = accents[accent]
  return draw.pill(place, draw.pick(words), tint, { size, weight: 500, fill: deep })
}

/** A phone standing at (at, top), its screen 9 units inside. */
export function phone(draw: Pen, { at, top, wide, high }: Area, screen = white): string {
  const left = draw.x(at, wide)
  return (
    lifted(slab(left, top, wide, high, 36, ink), 0.22, 18) +
    slab(left + 8, top + 8, wide - 16, high - 16, 29, screen) +
    slab(left + wide / 2 - 30, top + 16, 60, 17, 8.5, ink)
  )
}

export function rule(draw: Pen, at: number, top: number, wide: number): string {
  return draw.box({ at, top, wide, high: 1.5 }, { fill: line })
}

/** A sign to play, which points the same way in both languages. */
export function play(x: number, y: number, radius: number, fill: string = white, mark: string = ink): string {
  const half = radius * 0.42
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>` +
    path(`M${x - half * 0.7} ${y - half}l${half * 1.9} ${half}l${-half * 1.9} ${half}z`, mark)
  )
}
