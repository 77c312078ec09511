import { star } from './shapes.ts'

const tile = `<path d="${star(56, 56, 56)}"/><path d="${star(56, 56, 26, 22.5)}"/><path d="M72.4 16.4L65.9 32M95.6 39.6L80 46.1M95.6 72.4L80 65.9M72.4 95.6L65.9 80M39.6 95.6L46.1 80M16.4 72.4L32 65.9M16.4 39.6L32 46.1M39.6 16.4L46.1 32"/>`

/** The line pattern of stars over the whole canvas, faded towards `fade` (one side) so that words stay calm. */
export function pattern(width: number, height: number, colour: string, opacity: number, fade = 'to-left'): string {
  const ways: Record<string, string> = {
    'to-left': 'x1="1" y1="0" x2="0" y2="0"',
    'to-right': 'x1="0" y1="0" x2="1" y2="0"',
    up: 'x1="0" y1="1" x2="0" y2="0"',
    down: 'x1="0" y1="0" x2="0" y2="1"',
  }
  return `<defs><pattern id="stars" width="112" height="112" patternUnits="userSpaceOnUse" patternTransform="translate(-20 -28)"><g fill="none" stroke="${colour}" stroke-width="1.2">${tile}</g></pattern><linearGradient id="fade" ${ways[fade]}><stop stop-color="#fff"/><stop offset=".85" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="faded"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs><g mask="url(#faded)"><rect width="${width}" height="${height}" fill="url(#stars)" opacity="${opacity}"/></g>`
}
