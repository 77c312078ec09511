import type { Vector } from './drawing.ts'
import { white } from './parts/palette.ts'
import { blob, path, star, stroke } from './parts/shapes.ts'
import { type AccentName, accents } from './parts/ui-elements.ts'

type Sketch = {
  accent: AccentName
  ground: 'a' | 'b' | 'c' | 'd'
  /** The part that carries colour. */
  solid?: string
  lines: string
  /** Where the star of the house stands, if it does: x, y, radius. */
  star?: [number, number, number]
}

const sketches: Record<string, Sketch> = {
  arabic: {
    accent: 'primary',
    ground: 'b',
    lines:
      'M30 14.500c-5-4-12-1.500-11 3 .7 3 5 3.500 10.500 2.200-9 1.300-13.500 5.500-13.500 9.800 0 6.500 10 8 17 3.500',
    star: [34, 24.5, 3.6],
  },
  hosting: {
    accent: 'teal',
    ground: 'd',
    solid: 'M13 26h22a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z',
    lines:
      'M13 12h22a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM13 26h22a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM16 17h.01M20.500 17h.01M16 31h.01M20.500 31h.01M28 17h4M28 31h4',
  },
  support: {
    accent: 'coral',
    ground: 'c',
    solid:
      'M11 26h3.500a1.500 1.500 0 0 1 1.500 1.500v6a1.500 1.500 0 0 1-1.500 1.500H13a2 2 0 0 1-2-2zM37 26h-3.500a1.500 1.500 0 0 0-1.500 1.500v6a1.500 1.500 0 0 0 1.500 1.500H35a2 2 0 0 0 2-2z',
    lines:
      'M11 26v-2.500a13 13 0 0 1 26 0V26M11 26h3.500a1.500 1.500 0 0 1 1.500 1.500v6a1.500 1.500 0 0 1-1.500 1.500H13a2 2 0 0 1-2-2zM37 26h-3.500a1.500 1.500 0 0 0-1.500 1.500v6a1.500 1.500 0 0 0 1.500 1.500H35a2 2 0 0 0 2-2zM35 35.500c-1 2.500-4 3.500-8 3.500',
    star: [24, 38.6, 3.4],
  },
  report: {
    accent: 'saffron',
    ground: 'a',
    solid: 'M22 19.500h4.500V36H22z',
    lines: 'M15 27h4.500v9M22 36V19.500h4.500V36M29 36V13h4.500v23M15 27v9M11 36h27',
    star: [16, 18.5, 3.6],
  },
  phone: {
    accent: 'teal',
    ground: 'b',
    solid: 'M15 15h18v16H15z',
    lines: 'M18 9h12a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3zM22.500 35h3M15 15h18M15 31h18',
    star: [24, 23, 4.6],
  },
  connect: {
    accent: 'primary',
    ground: 'c',
    solid: 'M17 20h14v4a7 7 0 0 1-14 0z',
    lines: 'M20 20v-8M28 20v-8M14.500 20h19M17 20v4a7 7 0 0 0 14 0v-4M24 31v3.500a4 4 0 0 1-4 4h-4',
    star: [13, 38.5, 3.4],
  },
  certificate: {
    accent: 'saffron',
    ground: 'd',
    lines:
      'M22 33H13a2 2 0 0 1-2-2V14a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v7M16 18h13M16 23h8M29 32.500V39l3.500-2 3.500 2v-6.500',
    star: [32.5, 28, 6.2],
  },
  languages: {
    accent: 'coral',
    ground: 'a',
    solid: 'M23 21h13a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-2v4l-5-4h-6a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3z',
    lines:
      'M17 28h-1l-5 4v-4.500A3 3 0 0 1 9 25V14a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v3.500M14 22l4.500-9 2.600 5M16 18.500h5M23 21h13a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-2v4l-5-4h-6a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3zM34.500 26h-10M34.500 30.500h-6',
  },
  catalogue: {
    accent: 'primary',
    ground: 'd',
    solid: 'M28 11h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
    lines:
      'M13 11h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM28 11h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM13 26h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
    star: [31.5, 31.5, 6.2],
  },
  pilot: {
    accent: 'teal',
    ground: 'a',
    solid: 'M28 10c4-2.500 6 2 11 0v9c-5 2-7-2.500-11 0z',
    lines: 'M28 26V10c4-2.500 6 2 11 0v9c-5 2-7-2.500-11 0M28 26c0 5.500-14 1.500-14 6.500 0 4.500 9 3 14 5.500',
    star: [16, 17, 4.4],
  },
  shield: {
    accent: 'primary',
    ground: 'a',
    solid: 'M24 9l13 4.500V23c0 8-5.500 13-13 16z',
    lines: 'M24 9l13 4.500V23c0 8-5.500 13-13 16-7.500-3-13-8-13-16v-9.500zM18 24l4.500 4.500 8-9',
  },
  people: {
    accent: 'coral',
    ground: 'd',
    solid: 'M24 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
    lines:
      'M24 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM15 36c0-6 3.500-9 9-9s9 3 9 9zM14 16a3.600 3.600 0 1 0-.5 7M8.500 33c0-3.500 1.300-5.500 4-6.400M34 16a3.600 3.600 0 1 1 .5 7M39.500 33c0-3.500-1.300-5.500-4-6.400',
  },
  clock: {
    accent: 'saffron',
    ground: 'b',
    solid: 'M24 24V11a13 13 0 0 1 11.300 19.500z',
    lines: 'M24 11a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM24 16v8l5.500 3.200',
  },
  brand: {
    accent: 'coral',
    ground: 'b',
    solid: 'M12 12h20v8H12z',
    lines:
      'M13 12h18a1.500 1.500 0 0 1 1.500 1.500v5a1.500 1.500 0 0 1-1.500 1.500H13a1.500 1.500 0 0 1-1.500-1.500v-5A1.500 1.500 0 0 1 13 12zM32.500 16H35a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H24a2 2 0 0 0-2 2v2.500M20 29.500h4v8h-4z',
    star: [32.5, 33, 4],
  },
  forum: {
    accent: 'saffron',
    ground: 'c',
    solid: 'M13 10h17a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H19l-5.500 4.500V25H13a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z',
    lines:
      'M13 10h17a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H19l-5.500 4.500V25H13a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3zM16 17.500h.01M21.500 17.500h.01M27 17.500h.01M37 18.500a2.500 2.500 0 0 1 2 2.500v9a3 3 0 0 1-3 3h-.5v4.500L30 33h-6.500a3 3 0 0 1-2.600-1.500',
  },
}

function sketch({ accent, ground, solid, lines, star: spot }: Sketch): string {
  const tone = accents[accent]
  return [
    path(blob(ground, 24, 24, 22.6), tone.tint),
    solid ? path(solid, tone.bright, 'opacity=".38"') : '',
    stroke(lines, tone.deep, 1.9),
    spot ? path(star(...spot), tone.bright, spot[2] > 5 ? `stroke="${white}" stroke-width="1.2"` : '') : '',
  ].join('')
}

/** One set of icons for benefits: a soft shape, a line drawing, one part in the accent. */
export const benefits: Vector[] = Object.entries(sketches).map(([name, look]) => ({
  file: `benefit-${name}.svg`,
  canvas: [48, 48],
  draw: () => sketch(look),
}))
