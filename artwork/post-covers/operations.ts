import { coral, ink, navy, primary, saffron, teal, white } from '../parts/palette.ts'
import { pattern } from '../parts/pattern.ts'
import { blob, circle, clip, path, short, slab, star, stroke } from '../parts/shapes.ts'

/** Records in rows, all ticked, and a lens over the one that is asked for. */
export function audit(): string {
  const records = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [34 + (index % 6) * 100, 28 + Math.floor(index / 6) * 92]
    return slab(x, y, 76, 68, 16, '#0B8F88') + stroke(`M${x + 24} ${y + 35}l10 10 20-21`, teal.soft, 8)
  })
  const [x, y, reach] = [384, 178, 106]
  const lens = [
    circle(x, y, reach, teal.tint),
    slab(x - 84, y - 76, 168, 152, 34, white),
    path(star(x, y, 56), saffron.bright),
    stroke(`M${x - 23} ${y + 2}l16 16 30-32`, ink, 12),
  ].join('')
  return [
    slab(0, 0, 640, 400, 0, teal.bright),
    ...records,
    stroke(`M${x + 80} ${y + 80}L564 366`, ink, 34),
    clip(`<circle cx="${x}" cy="${y}" r="${reach}"/>`, lens),
    circle(x, y, reach, 'none', `stroke="${ink}" stroke-width="18"`),
    stroke(`M${x - 78} ${y - 30}a84 84 0 0 1 34-42`, white, 7, 'opacity=".9"'),
  ].join('')
}

/** An aqueduct that carries every block from one side to the other. */
export function migration(): string {
  const arches = Array.from({ length: 6 }, (_, index) => {
    const x = -22 + index * 116
    return `M${x} 400V270a41 41 0 0 1 82 0v130z`
  })
  const load = [coral.bright, saffron.bright, ink, teal.bright, coral.bright, primary.bright, ink, coral.bright]
  const blocks = load.map((fill, index) => {
    const [x, high] = [40 + index * 74, [54, 40, 62, 46, 40, 58, 48, 54][index] ?? 48]
    return slab(x, 176 - high, 52, high, 10, fill)
  })
  return [
    slab(0, 0, 640, 400, 0, primary.tint),
    circle(506, 96, 128, saffron.soft),
    circle(506, 96, 84, saffron.bright),
    path('M-20 200h680v200H-20z', primary.mid),
    ...blocks,
    `<path d="M0 172h640v228H0z${arches.join('')}" fill="${primary.bright}" fill-rule="evenodd"/>`,
    slab(-20, 172, 680, 22, 0, primary.deep),
    path('M0 352c54-16 106-16 160 0s106 16 160 0 106-16 160 0 106 16 160 0v48H0z', ink),
    stroke('M40 380h74M250 376h120M470 382h88', primary.soft, 5),
  ].join('')
}

/** Day and night on one dial: a clock round which shifts turn. */
export function shift(): string {
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const angle = (hour * Math.PI) / 12
    const at = (far: number) => `${short(320 + far * Math.sin(angle))} ${short(200 - far * Math.cos(angle))}`
    const day = hour > 0 && hour < 12
    return stroke(`M${at(162)}L${at(hour % 6 ? 172 : 182)}`, day ? ink : saffron.bright, 6)
  })
  return [
    slab(0, 0, 640, 400, 0, ink),
    pattern(640, 400, white, 0.1, 'to-right'),
    path('M320 0h320v400H320z', saffron.bright),
    path(blob('b', 640, 400, 130), saffron.soft),
    ...hours,
    path('M320 56a144 144 0 0 0 0 288z', navy),
    path('M320 56a144 144 0 0 1 0 288z', white),
    path('M320 108a92 92 0 0 0 0 184 118 118 0 0 1 0-184z', saffron.soft),
    path('M320 108a92 92 0 0 1 0 184z', coral.bright),
    ...[
      [226, 132, 9],
      [250, 262, 7],
      [206, 214, 5],
      [96, 90, 8],
      [60, 250, 6],
      [138, 338, 9],
    ].map(([x = 0, y = 0, size = 0]) => path(star(x, y, size), white)),
  ].join('')
}

/** Coins in stacks and a whole that is shared out. */
export function budget(): string {
  const [x, y, reach] = [216, 204, 134]
  const slice = (from: number, to: number, fill: string, out = 0) => {
    const [a, b, middle] = [from, to, (from + to) / 2].map((share) => share * 2 * Math.PI)
    const [cx, cy] = [x + out * Math.sin(middle ?? 0), y - out * Math.cos(middle ?? 0)]
    const at = (angle = 0) => `${short(cx + reach * Math.sin(angle))} ${short(cy - reach * Math.cos(angle))}`
    return path(`M${short(cx)} ${short(cy)}L${at(a)}A${reach} ${reach} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(b)}Z`, fill)
  }
  const stacks = [3, 5, 8].flatMap((coins, stack) =>
    Array.from({ length: coins }, (_, coin) => {
      const [left, top] = [408 + stack * 72, 314 - coin * 30]
      const fill = coin % 2 ? '#E0921A' : saffron.bright
      return slab(left, top, 62, 26, 13, fill) + slab(left + 12, top + 10, 22, 6, 3, saffron.tint)
    }),
  )
  return [
    slab(0, 0, 640, 400, 0, coral.tint),
    path(blob('a', 90, 340, 220), coral.mid),
    slice(0, 0.46, primary.bright),
    slice(0.46, 0.7, ink),
    slice(0.7, 0.86, teal.bright),
    slice(0.86, 1, coral.bright, 26),
    circle(x, y, 46, white),
    ...stacks,
    path('M372 340h268v60H372z', ink),
    path(star(583, 64, 20), coral.bright),
  ].join('')
}
