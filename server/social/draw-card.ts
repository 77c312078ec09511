import { direction } from '#content/locale.ts'
import type { Accents } from '#content/palette.ts'
import { type SocialCard, socialCardSize } from '#content/social-card-image.ts'
import { loadSharp } from '#server/uploads/sharp.ts'
import type { Wordmark } from '#ui/logo.tsx'
import { coloursOf, drawGround, drawStar, ink } from './ornaments.ts'

const { width, height } = socialCardSize
const margin = { wordmark: 72, wordmarkTop: 64, picture: 44 }
/** A picture is scaled to fit into this box. */
const pictureBox = { width: 560, height: 500 }
const wordmarkScale = 0.176
/** A logo is scaled to fit into this box, which does not reach the picture. */
const logoBox = { width: 420, height: 72 }

/** Some messengers show no preview for larger images. */
const maxBytes = 100_000
const qualities = [80, 65, 50, 30]

/** The optional parts of a card. `logo` replaces the wordmark. */
type CardParts = {
  accents?: Accents | undefined
  wordmark?: Wordmark | undefined
  logo?: Picture | undefined
  picture?: Picture | undefined
}

export async function drawCard(card: SocialCard, { accents, wordmark, logo, picture }: CardParts): Promise<Buffer> {
  // Imported when the first card is drawn, because the fonts and the text shaping take 15 MB of memory.
  const [sharp, { drawTitle }] = await Promise.all([loadSharp(), import('./draw-title.ts')])
  const isRtl = direction(card.locale) === 'rtl'
  const { path, star } = drawTitle(card.name, card.locale)
  const colours = coloursOf(accents)
  const saffron = colours.saffron.bright
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="${isRtl ? `translate(${width} 0) scale(-1 1)` : ''}">
      ${drawGround(card.accent ?? 'primary', colours, picture !== undefined)}
    </g>
    ${wordmark ? placeWordmark(wordmark, isRtl, saffron) : ''}
    ${logo ? placeLogo(logo, isRtl) : ''}
    <path transform="scale(.1)" d="${path}" fill="${ink}"/>
    ${star ? drawStar(star.x, star.y, star.radius, saffron) : ''}
    ${picture ? placePicture(picture, isRtl) : ''}
  </svg>`
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const encode = (quality: number) =>
    sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
  let jpeg = Buffer.alloc(0)
  for (const quality of qualities) {
    jpeg = await encode(quality)
    if (jpeg.length <= maxBytes) break
  }
  return jpeg
}

function placeWordmark({ path, star: [x, y], left, width: length }: Wordmark, isRtl: boolean, saffron: string): string {
  const start = isRtl ? width - margin.wordmark - length * wordmarkScale : margin.wordmark
  const place = `translate(${start} ${margin.wordmarkTop}) scale(${wordmarkScale}) translate(${-left} 0)`
  return `<g transform="${place}"><path d="${path}" fill="${ink}"/>${drawStar(x, y, 64, saffron)}</g>`
}

type Picture = { data: Buffer; width: number; height: number }

const boxes = { picture: pictureBox, logo: logoBox }

/** Scales an image file to its place on a card. Throws for a file that cannot be drawn. */
export async function prepare(file: Buffer, place: keyof typeof boxes): Promise<Picture> {
  const sharp = await loadSharp()
  const box = boxes[place]
  const { width = 1, height = 1 } = await sharp(file, { limitInputPixels: false }).metadata()
  // The density at which an SVG has the size of the box; its own size may be too small to be sharp, or too large to be
  // drawn. At the default density of 72, a unit is a pixel. Raster images have no density.
  const density = Math.min(Math.max(72 * Math.min(box.width / width, box.height / height), 1), 10_000)
  const { data, info } = await sharp(file, { density })
    .autoOrient()
    .resize({ ...box, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function placeLogo({ data, width: length, height: tall }: Picture, isRtl: boolean): string {
  const x = isRtl ? width - margin.wordmark - length : margin.wordmark
  const href = `data:image/png;base64,${data.toString('base64')}`
  return `<image x="${x}" y="${margin.wordmarkTop}" width="${length}" height="${tall}" href="${href}"/>`
}

function placePicture(picture: Picture, isRtl: boolean): string {
  const x = isRtl ? margin.picture : width - margin.picture - picture.width
  const y = Math.round((height - picture.height) / 2)
  const frame = `x="${x}" y="${y}" width="${picture.width}" height="${picture.height}"`
  return `<filter id="blur" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="28"/></filter>
    <clipPath id="frame"><rect ${frame} rx="36"/></clipPath>
    <rect ${frame} rx="36" fill="${ink}" fill-opacity=".2" transform="translate(0 24)" filter="url(#blur)"/>
    <rect ${frame} rx="36" fill="#fff"/>
    <image ${frame} clip-path="url(#frame)" href="data:image/png;base64,${picture.data.toString('base64')}"/>`
}
