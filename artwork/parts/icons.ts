import type { Pen } from './pen.ts'
import { short } from './shapes.ts'

/** Line icons on a square of 24. */
const lines = {
  bell: 'M6 9a6 6 0 0 1 12 0c0 6 2.5 7 2.5 8.500h-17C3.500 16 6 15 6 9M10 21a2.200 2.200 0 0 0 4 0',
  calendar: 'M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10h18M8 3v4M16 3v4',
  cap: 'M12 4L1.500 9.500 12 15l10.500-5.500zM6 12v5c3 3 9 3 12 0v-5',
  chart: 'M4 4v16h16M9 16v-5M13.500 16V8M18 16v-3',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2',
  cloud: 'M7 19h10a4.500 4.500 0 0 0 .5-9A6 6 0 0 0 6 9a5 5 0 0 0 1 10z',
  down: 'M12 4v11m-5-5l5 5 5-5M5 20h14',
  file: 'M7 3h7l5 5v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v5h5M9 13h6M9 17h6',
  flag: 'M5 21V4c5-3 8 3 14 0v10c-6 3-9-3-14 0',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  heart: 'M12 20C4 14 3 11 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 11 20 14 12 20z',
  key: 'M8 20a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM11.500 11.500L20 3M16 7l3 3',
  lock: 'M6 11h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3',
  mic: 'M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5.500 12a6.500 6.500 0 0 0 13 0M12 18.500V22',
  offline:
    'M3 3l18 18M5 12.500c1-1 2.500-1.800 4-2.200M8.500 16a5 5 0 0 1 7 0M15 10.500c1.500.5 3 1.200 4 2M2 9c1.200-1.200 2.500-2 4-2.700M11 5.500c4-.3 8 1 11 3.500M12 20h.01',
  people:
    'M3 20c0-4 2.500-6 6-6s6 2 6 6M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3 2.500 3 5.500',
  phone: 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18.500h2',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  server: 'M4 4h16v6H4zM4 14h16v6H4zM8 7h.01M8 17h.01',
  sync: 'M20 11a8 8 0 0 0-14.500-3.500L3 10M3 5v5h5M4 13a8 8 0 0 0 14.500 3.500L21 14M21 19v-5h-5',
  talk: 'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  up: 'M12 20V5m-6 6l6-6 6 6',
  video: 'M4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM16 11l6-3.500v9L16 13',
}

export type Icon = keyof typeof lines

/** An icon with its middle at (at, top); icons keep their shape in both languages. */
export function icon(draw: Pen, name: Icon, at: number, top: number, size: number, colour: string): string {
  const scale = size / 24
  return `<path transform="translate(${short(draw.x(at) - size / 2)} ${short(top - size / 2)}) scale(${Math.round(scale * 1000) / 1000})" d="${lines[name]}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
}
