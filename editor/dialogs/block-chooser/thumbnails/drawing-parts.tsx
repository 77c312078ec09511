/*
 * The parts of the block thumbnails, on a canvas of 160 by 100, laid out from left to right; in Arabic the whole
 * thumbnail is mirrored (block-chooser.css), so it must contain no text.
 */

/** Dark colours for text, greys for surfaces, and the site's accents with their tints. */
export const ink = '#0c1a3a'
export const title = '#4a4d57'
export const words = '#c3c6cf'
export const edge = '#d9dbe1'
export const white = '#fff'
export const primary = { bright: '#3450e0', mid: '#bfccff', tint: '#e6ebff' }
export const teal = { bright: '#0fa8a0', mid: '#9edfd8', tint: '#ddf4f1' }
export const saffron = { bright: '#ffb224', mid: '#ffe2a8', tint: '#ffebc4' }
export const coral = { bright: '#ff6b57', mid: '#ffd0c7', tint: '#ffe1db' }
export type Accent = typeof primary

type Box = { x: number; y: number; w: number; h: number }

/** A rectangle with rounded corners. */
export function Slab({
  x,
  y,
  w,
  h,
  round = 4,
  fill = white,
  line,
}: Box & { round?: number; fill?: string; line?: string }) {
  return <rect x={x} y={y} width={w} height={h} rx={round} fill={fill} stroke={line} />
}

/** A white card with a thin border. */
export function Card(box: Box) {
  return <Slab {...box} line={edge} />
}

/** A line of text; titles are thicker and darker. */
export function Bar({ x, y, w, h = 3, fill = words }: Omit<Box, 'h'> & { h?: number; fill?: string }) {
  return <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={fill} />
}

/** Lines of text below each other, with the given widths. */
export function Lines({
  x,
  y,
  widths,
  gap = 7,
  h,
  fill,
}: Pick<Box, 'x' | 'y'> & { widths: number[]; gap?: number; h?: number; fill?: string }) {
  return widths.map((w, line) => {
    const top = y + line * gap
    return <Bar key={top} x={x} y={top} w={w} {...(h && { h })} {...(fill && { fill })} />
  })
}

/** A heading of one line or more. */
export function Heading({ x, y, widths, fill = title }: Pick<Box, 'x' | 'y'> & { widths: number[]; fill?: string }) {
  return <Lines x={x} y={y} widths={widths} gap={9} h={6} fill={fill} />
}

/** A pill-shaped button, as on the site. */
export function Button({ x, y, w = 24, fill = primary.bright }: Pick<Box, 'x' | 'y'> & { w?: number; fill?: string }) {
  return <rect x={x} y={y} width={w} height={9} rx={4.5} fill={fill} />
}

/** A picture: a sun above hills. */
export function Picture({ x, y, w, h, accent = primary }: Box & { accent?: Accent }) {
  const ground = y + h
  return (
    <>
      <Slab x={x} y={y} w={w} h={h} fill={accent.tint} />
      <circle cx={x + w * 0.68} cy={y + h * 0.34} r={Math.min(w, h) * 0.14} fill={accent.bright} />
      <path
        d={`M${x} ${y + h * 0.72}q${w * 0.25} ${-h * 0.3} ${w * 0.5} 0t${w * 0.5} ${-h * 0.06}V${ground - 4}a4 4 0 0 1-4 4H${x + 4}a4 4 0 0 1-4-4z`}
        fill={accent.mid}
      />
    </>
  )
}

/** A person: head and shoulders in a circle. */
export function Face({ x, y, r, accent = primary }: Pick<Box, 'x' | 'y'> & { r: number; accent?: Accent }) {
  const half = r * 0.64
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={accent.tint} />
      <circle cx={x} cy={y - r * 0.18} r={r * 0.32} fill={accent.bright} />
      <path
        d={`M${x - half} ${y + r * 0.77}c0-${r * 0.72} ${half * 2}-${r * 0.72} ${half * 2} 0a${r} ${r} 0 0 1-${half * 2} 0z`}
        fill={accent.bright}
      />
    </>
  )
}

/** The eight-pointed star of the site. */
export function Star({ x, y, r, fill = saffron.bright }: Pick<Box, 'x' | 'y'> & { r: number; fill?: string }) {
  const side = r * Math.SQRT1_2
  return (
    <g transform={`translate(${x} ${y})`} fill={fill}>
      <rect x={-side} y={-side} width={side * 2} height={side * 2} />
      <rect x={-side} y={-side} width={side * 2} height={side * 2} transform="rotate(45)" />
    </g>
  )
}

/** A company logo: a dot and a name. */
export function Mark({ x, y, w = 20, fill = words }: Pick<Box, 'x' | 'y'> & { w?: number; fill?: string }) {
  return (
    <>
      <circle cx={x + 4} cy={y} r={4} fill={fill} />
      <Bar x={x + 11} y={y - 2} w={w - 11} h={4} fill={fill} />
    </>
  )
}
