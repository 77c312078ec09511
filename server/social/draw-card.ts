import { direction } from '#content/locale.ts'
import { type SocialCard, socialCardSize } from '#content/social-card.ts'
import { loadSharp } from '#server/uploads/sharp.ts'
import type { Wordmark } from '#ui/logo.tsx'
import { drawGround, drawStar, ink, saffron } from './ornaments.ts'

const { width, height } = socialCardSize
const margin = { wordmark: 72, wordmarkTop: 64, picture: 44 }
/** A picture is as large as fits into it. */
const pictureBox = { width: 560, height: 500 }
const wordmarkScale = 0.176

/** Some messengers show no preview of a heavier picture. */
const maxBytes = 100_000
const qualities = [80, 65, 50, 30]

/** Draws a card as JPEG, the one format that every network shows; `picture` is the file of the card's picture. */
export async function drawCard(card: SocialCard, wordmark: Wordmark | undefined, picture?: Buffer): Promise<Buffer> {
  // Loaded by the first card: fonts and shaping take 15 MB.
  const [sharp, { drawTitle }] = await Promise.all([loadSharp(), import('./title.ts')])
  const isRtl = direction(card.locale) === 'rtl'
  const { path, star } = drawTitle(card.name, card.locale)
  const shown = picture && (await prepare(picture))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="${isRtl ? `translate(${width} 0) scale(-1 1)` : ''}">
      ${drawGround(card.accent ?? 'primary', shown !== undefined)}
    </g>
    ${wordmark ? placeWordmark(wordmark, isRtl) : ''}
    <path transform="scale(.1)" d="${path}" fill="${ink}"/>
    ${star ? drawStar(star.x, star.y, star.radius, saffron) : ''}
    ${shown ? placePicture(shown, isRtl) : ''}
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

function placeWordmark({ path, star: [x, y], left, width: length }: Wordmark, isRtl: boolean): string {
  const start = isRtl ? width - margin.wordmark - length * wordmarkScale : margin.wordmark
  const place = `translate(${start} ${margin.wordmarkTop}) scale(${wordmarkScale}) translate(${-left} 0)`
  return `<g transform="${place}"><path d="${path}" fill="${ink}"/>${drawStar(x, y, 64, saffron)}</g>`
}

type Picture = { data: Buffer; width: number; height: number }

async function prepare(picture: Buffer): Promise<Picture> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(picture)
    .autoOrient()
    .resize({ ...pictureBox, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The picture with round corners and a shadow, in the middle of the height. */
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
