import { coral, ink, primary, saffron, strong, teal, white } from './palette.ts'
import { path, star, stroke } from './shapes.ts'

/** The back of an open laptop, its foot in the middle at (x, y). */
export function laptop(x: number, y: number, colour = '#DDE4F4', mark = primary.bright): string {
  return [
    `<rect x="${x - 58}" y="${y - 78}" width="116" height="76" rx="9" fill="${colour}"/>`,
    `<rect x="${x - 68}" y="${y - 7}" width="136" height="9" rx="4.500" fill="${strong}"/>`,
    path(star(x, y - 42, 11), mark),
  ].join('')
}

export function cup(x: number, y: number, colour = coral.bright): string {
  return (
    stroke(`M${x + 12} ${y - 24}c14-2 14 16 0 14`, colour, 4) +
    path(`M${x - 13} ${y - 30}h26v20a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10z`, colour)
  )
}

/** A plant in a pot, its foot at (x, y). */
export function plant(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    path('M-4-44c-34-6-52-34-50-66 32 4 52 28 50 66z', teal.bright),
    path('M4-44c34-8 54-40 48-78-34 8-54 38-48 78z', teal.deep),
    path('M0-44c-22-30-20-72 4-100 22 30 22 70-4 100z', '#0C8A83'),
    path('M-30-52h60l-8 46a8 8 0 0 1-8 6h-28a8 8 0 0 1-8-6z', saffron.bright),
    path('M-34-58h68v12h-68z', '#E0921A'),
  ].join('')}</g>`
}

/** Sheets on a table, seen flat from the front. */
export function papers(x: number, y: number): string {
  return `<rect x="${x - 46}" y="${y - 8}" width="92" height="8" rx="3" fill="${white}"/><rect x="${x - 38}" y="${y - 14}" width="84" height="7" rx="3" fill="#E6EBFF"/>`
}

/** A table's edge over the whole width, its top at `y`. */
export function table(width: number, y: number, height: number, top = white, front = ink): string {
  return `<rect y="${y + 12}" width="${width}" height="${height}" fill="${front}"/><rect x="-20" y="${y}" width="${width + 40}" height="16" rx="8" fill="${top}"/>`
}
