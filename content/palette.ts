/** The accents whose bright colour administrators may choose. The other colours of an accent are derived from it. */
export const accents = ['primary', 'teal', 'saffron', 'coral'] as const
export type Accent = (typeof accents)[number]
/** The same bright colours as in app/styles/tokens.css. */
export const startColors: Record<Accent, string> = {
  primary: '#3450e0',
  teal: '#0fa8a0',
  saffron: '#ffb224',
  coral: '#ff6b57',
}
/** Bright colours as '#rrggbb'. A missing accent has its start colour. */
export type Accents = Partial<Record<Accent, string | undefined>>

/** The contrast that WCAG 2.2, 1.4.3, requires for text of normal size. */
export const minContrast = 4.5
/** The contrast of a deep colour on its tint: above `minContrast`, because slightly darker grounds occur, too. */
const deepContrast = 5.5
/** The minimum luminance of a tint, at which body text on the tint has at least `minContrast`. */
const tintLuminance = 0.8

const [white, black, ink] = ['#ffffff', '#000000', '#0c1a3a']
const textOn: Partial<Record<Accent, string>> = { primary: white, saffron: ink }

/** 1 to 21, rounded down; undefined for accents whose contrast is not checked. */
export function textContrast(accent: Accent, color: string): number | undefined {
  const text = textOn[accent]
  return text === undefined ? undefined : Math.floor(contrast(color, text) * 10) / 10
}

export const isLegible = (accent: Accent, color: string): boolean =>
  (textContrast(accent, color) ?? minContrast) >= minContrast

/** `deep` is for text on white and on `tint`; `mid` is between the bright colour and `tint`. */
export function shadesOf(bright: string) {
  let share = 0.26
  while (luminance(mix(white, bright, share)) < tintLuminance) share -= 0.02
  const tint = mix(white, bright, share)
  let deep = mix(bright, black, 0.16)
  while (contrast(deep, tint) < deepContrast) deep = mix(deep, black, 0.06)
  return { tint, mid: mix(white, bright, share + 0.14), deep, pressed: mix(deep, black, 0.22) }
}

/** Returns the custom properties that replace those of app/styles/tokens.css, or undefined if no colour is chosen. */
export function paletteStyle(chosen: Accents = {}): { [property: `--${string}`]: string } | undefined {
  const properties: [string, string][] = accents.flatMap((accent) => {
    const bright = chosen[accent]
    if (!bright) return []
    const { tint, deep, pressed } = shadesOf(bright)
    const name = `--color-${accent}`
    const own: [string, string][] = [
      [name, bright],
      [`${name}-deep`, deep],
      [`${name}-tint`, tint],
    ]
    if (accent !== 'primary') return own
    const light = contrast(tint, bright) < minContrast ? white : tint
    return [...own, [`${name}-pressed`, pressed], ['--color-on-primary', light]]
  })
  return properties.length > 0 ? Object.fromEntries(properties) : undefined
}

/** The contrast as in WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `share` is that of `other`, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const second = channels(other)
  const mixed = channels(one).map((channel, index) => Math.round(channel + ((second[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
