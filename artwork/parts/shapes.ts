/** A number short enough for a path. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

const point = (x: number, y: number) => `${short(x)} ${short(y)}`

/** The eight-pointed star of two squares: path data round (x, y), its points `radius` away, turned by `degrees`. */
export function star(x: number, y: number, radius: number, degrees = 0): string {
  const corners = Array.from({ length: 16 }, (_, corner) => {
    const angle = ((corner * 22.5 + degrees - 90) * Math.PI) / 180
    const reach = corner % 2 ? radius * 0.7654 : radius
    return point(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  })
  return `M${corners.join('L')}Z`
}

const outlines = {
  a: [1, 0.86, 0.98, 0.8, 0.94, 1.04, 0.84, 0.95],
  b: [0.9, 1.05, 0.82, 0.96, 1.02, 0.8, 0.98, 0.88],
  c: [0.92, 0.8, 1.02, 0.9, 0.98, 0.82, 1.04, 0.96],
  d: [1.04, 0.92, 0.84, 1, 0.86, 0.98, 0.8, 0.94],
}

/** A soft outline through eight points round (x, y): path data. */
export function blob(kind: keyof typeof outlines, x: number, y: number, width: number, height = width): string {
  const reach = outlines[kind]
  const corner = (index: number) => {
    const angle = ((index % 8) * Math.PI) / 4
    const far = reach[(index + 8) % 8] ?? 1
    return { x: x + width * far * Math.cos(angle), y: y + height * far * Math.sin(angle) }
  }
  let path = `M${point(corner(0).x, corner(0).y)}`
  for (let index = 0; index < 8; index++) {
    const [before, from, to, after] = [corner(index + 7), corner(index), corner(index + 1), corner(index + 2)]
    path += `C${point(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)} `
    path += `${point(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6)} ${point(to.x, to.y)}`
  }
  return `${path}Z`
}

export function path(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}" ${more}/>`
}

export function stroke(data: string, colour: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`
}

/** A rectangle with round corners. */
export function slab(x: number, y: number, width: number, height: number, round: number, fill: string, more = '') {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${round}" fill="${fill}" ${more}/>`
}

/** Keeps `inner` inside the area that `outline` draws. The same outline may be used twice: its name comes from it. */
export function clip(outline: string, inner: string): string {
  const name = `c${[...outline].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)}`
  return `<clipPath id="${name}">${outline}</clipPath><g clip-path="url(#${name})">${inner}</g>`
}

/** Lifts what is drawn: `depth` is the darkness of the shadow. */
export function lifted(inner: string, depth = 0.12, drop = 14): string {
  return `<g style="filter:drop-shadow(0 ${drop}px ${drop * 1.5}px rgb(12 26 58/${depth}))">${inner}</g>`
}

/** The same for drawings without a ground: a pale shadow, as a dark one would stain white edges in lossy WebP. */
export function afloat(inner: string): string {
  return `<g style="filter:drop-shadow(0 8px 12px rgb(112 126 170/.3))">${inner}</g>`
}

export function turned(degrees: number, x: number, y: number, inner: string): string {
  return `<g transform="rotate(${short(degrees)} ${short(x)} ${short(y)})">${inner}</g>`
}

/** A drawing on its own canvas, put into a box; `fit` as in preserveAspectRatio. */
export function framed(
  box: { x: number; y: number; width: number; height: number },
  canvas: [number, number],
  inner: string,
  fit = 'xMidYMid slice',
): string {
  const { x, y, width, height } = box
  return `<svg x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${canvas[0]} ${canvas[1]}" preserveAspectRatio="${fit}">${inner}</svg>`
}
