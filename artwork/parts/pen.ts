import type { Locale } from '#content/locale.ts'
import { body, ink, line, white } from './palette.ts'
import { afloat, lifted, short, stroke } from './shapes.ts'

export type Area = { at: number; top: number; wide: number; high: number }
type Look = {
  round?: number
  fill?: string
  edge?: string
  edgeWidth?: number
  shadow?: number
  floats?: boolean
  opacity?: number
}
type Lettering = { size?: number; weight?: number; fill?: string; from?: 'start' | 'middle' | 'end'; tight?: number }

/**
 * Draws on a canvas `width` units wide for one language. Places are counted from the side where reading starts, so one
 * scene serves both: `at` is the distance from the left in English and from the right in Arabic.
 */
export function pen(locale: Locale, width = 640) {
  const rtl = locale === 'ar'
  const x = (at: number, wide = 0) => (rtl ? width - at - wide : at)
  const digits = new Intl.NumberFormat(rtl ? 'ar-EG' : 'en')

  function box({ at, top, wide, high }: Area, look: Look = {}): string {
    const { round = 0, fill = white, edge, edgeWidth = 1.5, shadow, floats, opacity } = look
    const border = edge ? ` stroke="${edge}" stroke-width="${edgeWidth}"` : ''
    const pale = opacity === undefined ? '' : ` opacity="${opacity}"`
    const shape = `<rect x="${short(x(at, wide))}" y="${short(top)}" width="${short(wide)}" height="${short(high)}" rx="${round}" fill="${fill}"${border}${pale}/>`
    if (floats) return afloat(shape)
    return shadow ? lifted(shape, shadow) : shape
  }

  function disc(at: number, top: number, radius: number, fill: string, more = ''): string {
    return `<circle cx="${short(x(at))}" cy="${short(top)}" r="${short(radius)}" fill="${fill}" ${more}/>`
  }

  function text(at: number, top: number, words: string, lettering: Lettering = {}): string {
    const { size = 15, weight = 400, fill = body, from = 'start', tight } = lettering
    // Joined letters must not be spaced, so only Latin words are set tighter.
    const spacing = rtl ? 0 : (tight ?? (size > 18 ? -0.015 : 0)) * size
    return `<text x="${short(x(at))}" y="${short(top)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${from}" direction="${rtl ? 'rtl' : 'ltr'}" letter-spacing="${short(spacing)}">${words}</text>`
  }

  /** A pill with words in its middle. */
  function pill(place: Area, words: string, fill: string, lettering: Lettering & { edge?: string } = {}): string {
    const { edge, ...letters } = lettering
    const size = letters.size ?? 14
    const middle = text(place.at + place.wide / 2, place.top + place.high / 2 + size * 0.36, words, {
      weight: 600,
      fill: white,
      ...letters,
      size,
      from: 'middle',
    })
    return box(place, { round: place.high / 2, fill, edge }) + middle
  }

  /** A bar that fills from where reading starts; `share` is 0 to 1. */
  function bar(place: Area, share: number, fill: string, ground = line): string {
    const round = place.high / 2
    return box(place, { round, fill: ground }) + box({ ...place, wide: place.wide * share }, { round, fill })
  }

  /** A ring that fills in the direction of reading; `share` is 0 to 1. */
  function ring(
    at: number,
    top: number,
    radius: number,
    share: number,
    fill: string,
    ground = line,
    thick = 8,
  ): string {
    const round = 2 * Math.PI * radius
    const turn = rtl
      ? `translate(${short(x(at))} ${top}) scale(-1 1) rotate(-90)`
      : `translate(${short(x(at))} ${top}) rotate(-90)`
    const arc = `<circle r="${radius}" fill="none" stroke="${fill}" stroke-width="${thick}" stroke-linecap="round" stroke-dasharray="${short(round * share)} ${short(round + 1)}"/>`
    return `<g transform="${turn}"><circle r="${radius}" fill="none" stroke="${ground}" stroke-width="${thick}"/>${share > 0 ? arc : ''}</g>`
  }

  /** A tick keeps its shape in both languages. */
  function tick(at: number, top: number, size: number, colour: string, thick: number): string {
    const left = x(at) - size * 0.5
    return stroke(
      `M${short(left)} ${short(top)}l${short(size * 0.36)} ${short(size * 0.36)}l${short(size * 0.66)} ${short(-size * 0.72)}`,
      colour,
      thick,
    )
  }

  /** Wordless shapes, drawn for English and turned round for Arabic. */
  function mirrored(shapes: string): string {
    return rtl ? `<g transform="translate(${width} 0) scale(-1 1)">${shapes}</g>` : shapes
  }

  return {
    rtl,
    x,
    box,
    disc,
    text,
    pill,
    bar,
    ring,
    tick,
    mirrored,
    /** The words of the pen's language, given as two or as a pair. */
    say: (en: string, ar: string) => (rtl ? ar : en),
    pick: ([en, ar]: readonly [string, string]) => (rtl ? ar : en),
    number: (value: number) => digits.format(value),
    percent: (share: number) => (rtl ? `${digits.format(Math.round(share * 100))}٪` : `${Math.round(share * 100)}%`),
    /** A slant that leans the other way in Arabic. */
    lean: (degrees: number) => (rtl ? -degrees : degrees),
  }
}

export type Pen = ReturnType<typeof pen>

export const title = { size: 25, weight: 600, fill: ink }
export const label = { size: 15.5, weight: 600, fill: ink }
