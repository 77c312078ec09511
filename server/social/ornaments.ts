import { type Accent, type Accents, shadesOf, startColors } from '#content/palette.ts'
import { socialCardSize } from '#content/social-card-image.ts'

const { width, height } = socialCardSize
export const ink = '#0C1A3A'
const white = '#FFFFFF'

/** `tint` is the ground, `mid` the large shape, `deep` the pattern, `bright` other shapes. */
type Colours = Record<Accent, { bright: string; tint: string; mid: string; deep: string }>

const startColours: Colours = {
  primary: { bright: startColors.primary, tint: '#E6EBFF', mid: '#BFCCFF', deep: '#2639B4' },
  teal: { bright: startColors.teal, tint: '#DDF4F1', mid: '#C9EEEA', deep: '#0A6661' },
  saffron: { bright: startColors.saffron, tint: '#FFEBC4', mid: '#FFE2A8', deep: '#7D4E00' },
  coral: { bright: startColors.coral, tint: '#FFE1DB', mid: '#FFD0C7', deep: '#A83222' },
}

/** By the accent of a card, the accents of the small shapes at the top and at the bottom. */
const small: Record<Accent, { top: Accent; bottom: Accent }> = {
  primary: { top: 'saffron', bottom: 'teal' },
  teal: { top: 'saffron', bottom: 'coral' },
  saffron: { top: 'coral', bottom: 'primary' },
  coral: { top: 'saffron', bottom: 'teal' },
}

export function coloursOf(chosen: Accents = {}): Colours {
  const own = Object.entries(chosen).flatMap(([accent, bright]) => {
    return bright ? [[accent, { bright, ...shadesOf(bright) }]] : []
  })
  return { ...startColours, ...Object.fromEntries(own) }
}

const shapes = {
  large:
    'M1414 60C1407 122 1347 179 1297 230C1246 281 1176 362 1110 366C1044 370 954 302 900 251C846 200 784 121 787 60C790-1 865-62 919-114C973-166 1041-247 1110-252C1179-257 1283-196 1334-144C1385-92 1420-2 1414 60Z',
  top: 'M784 20C783 40 764 66 748 78C733 91 710 95 690 96C670 96 639 96 626 84C614 71 612 41 613 20C613-1 615-30 628-42C640-54 670-52 690-52C710-52 734-52 750-40C765-28 784 0 784 20Z',
  bottom:
    'M1330 600C1328 643 1285 689 1252 722C1218 754 1169 797 1130 796C1091 795 1048 746 1017 713C986 680 948 643 942 600C936 557 952 481 983 453C1014 425 1083 430 1130 432C1177 434 1231 438 1264 466C1298 494 1332 557 1330 600Z',
}

const tile =
  'M56 0L72 16H96V40L112 56L96 72V96H72L56 112L40 96H16V72L0 56L16 40V16H40ZM66 32L70 42L80 46L76 56L80 66L70 70L66 80L56 76L46 80L42 70L32 66L36 56L32 46L42 42L46 32L56 36ZM72 16L66 32M96 40L80 46M96 72L80 66M72 96L66 80M40 96L46 80M16 72L32 66M16 40L32 46M40 16L46 32'

/** Draws the background for left-to-right languages. Without a picture, a large star is drawn on the right side. */
export function drawGround(accent: Accent, colours: Colours, hasPicture: boolean): string {
  const { tint, mid, deep } = colours[accent]
  const { top, bottom } = small[accent]
  const [saffron, primary] = [colours.saffron.bright, colours.primary.bright]
  return `<defs>
    <pattern id="tiles" width="112" height="112" patternUnits="userSpaceOnUse" patternTransform="translate(-20 -28)">
      <path d="${tile}" fill="none" stroke="${deep}" stroke-width="1.2"/>
    </pattern>
    <linearGradient id="fade">
      <stop stop-color="${tint}" stop-opacity="0"/>
      <stop offset=".85" stop-color="${tint}"/>
    </linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="${tint}"/>
  <rect width="${width}" height="${height}" fill="url(#tiles)" opacity=".1"/>
  <rect width="${width}" height="${height}" fill="url(#fade)"/>
  <path d="${shapes.large}" fill="${mid}"/>
  <path d="${shapes.bottom}" fill="${colours[bottom].bright}"/>
  <path d="${shapes.top}" fill="${colours[top].bright}"/>
  ${hasPicture ? '' : drawStar(930, 315, 230, saffron) + drawStar(930, 315, 160, white, 22.5) + drawStar(930, 315, 100, primary)}`
}

/** Draws a star with eight points. `radius` is the distance of the points from the centre (x, y). */
export function drawStar(x: number, y: number, radius: number, fill: string, degrees = 0): string {
  const points =
    'M0-10L2.93-7.07H7.07V-2.93L10 0L7.07 2.93V7.07H2.93L0 10L-2.93 7.07H-7.07V2.93L-10 0L-7.07-2.93V-7.07H-2.93Z'
  return `<path transform="translate(${x} ${y}) rotate(${degrees}) scale(${radius / 10})" d="${points}" fill="${fill}"/>`
}
