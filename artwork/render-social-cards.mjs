// Renders the social image of each page into public/social: `node artwork/render-social-cards.mjs [key …]`.
// Needs a Chromium; run it after render-pictures.mjs, whose pictures it shows. The results are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { socialCard, socialCards, socialSize } from '#artwork/social-cards.ts'
import { openBoard } from './renderer.mjs'

const folder = new URL('../public/social/', import.meta.url)
const wanted = process.argv.slice(2)

const image = (file) =>
  `data:image/webp;base64,${readFileSync(new URL(`../seed/content/media/${file}`, import.meta.url)).toString('base64')}`

/** As good as fits into 58 kB: some messengers show no preview of a heavy picture. */
async function encode(png) {
  for (const quality of [88, 82, 76, 70, 64, 58]) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (jpeg.length <= 58 * 1024 || quality === 58) return jpeg
  }
}

mkdirSync(folder, { recursive: true })
const board = await openBoard()
try {
  for (const card of socialCards.filter(({ key }) => !wanted.length || wanted.includes(key))) {
    const file = `${card.key}.${card.locale}.jpg`
    const jpeg = await encode(await board.paintPage(socialCard(card, image), socialSize))
    writeFileSync(new URL(file, folder), jpeg)
    console.log(`${(jpeg.length / 1024).toFixed(1).padStart(6)} kB  ${file}`)
  }
} finally {
  await board.close()
}
