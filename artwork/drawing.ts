import type { Locale } from '#content/locale.ts'

/** One picture of the start content: what to draw, how large its canvas is and how many pixels wide it is kept. */
export type Drawing = {
  name: string
  canvas: [number, number]
  pixels: number
  /** A drawing without words has one file for both languages. */
  words: boolean
  draw: (locale: Locale) => string
}

type Options = { canvas?: [number, number]; pixels?: number }

export function scene(name: string, draw: (locale: Locale) => string, options: Options = {}): Drawing {
  return { name, canvas: options.canvas ?? [640, 480], pixels: options.pixels ?? 1600, words: true, draw }
}

export function wordless(name: string, draw: () => string, options: Options = {}): Drawing {
  return { name, canvas: options.canvas ?? [640, 480], pixels: options.pixels ?? 1600, words: false, draw }
}

/** A picture kept as SVG, for slots that take nothing else; it has no words. */
export type Vector = { file: string; canvas: [number, number]; draw: () => string }
