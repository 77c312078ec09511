// Renders the drawings into seed/content/media, and the icons and default pictures into public/:
// `node artwork/render-pictures.mjs [name …]`. Needs a Chromium. The results are committed: run it after a drawing changed.
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { defaults, drawings, favicon, vectors } from '#artwork/index.ts'
import { openBoard } from './renderer.mjs'

const media = new URL('../seed/content/media/', import.meta.url)
const publicFiles = new URL('../public/', import.meta.url)
const wanted = process.argv.slice(2)
const isWanted = (name) => !wanted.length || wanted.includes(name)

function save(folder, file, content) {
  writeFileSync(new URL(file, folder), content)
  console.log(`${(content.length / 1024).toFixed(1).padStart(6)} kB  ${file}`)
}

const svg = ([width, height], inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>\n`

/** As good as fits into 56 kB: a page shows several of these at once. */
async function encode(png) {
  for (const quality of [86, 80, 74, 68, 62]) {
    const webp = await sharp(png).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer()
    if (webp.length <= 56 * 1024 || quality === 62) return webp
  }
}

mkdirSync(media, { recursive: true })
mkdirSync(new URL('default/', publicFiles), { recursive: true })
const board = await openBoard()
try {
  for (const { name, canvas, pixels, words, draw } of drawings.filter(({ name }) => isWanted(name))) {
    for (const locale of words ? ['en', 'ar'] : ['']) {
      const png = await board.paint(draw(locale || 'en'), canvas, pixels)
      save(media, locale ? `${name}.${locale}.webp` : `${name}.webp`, await encode(png))
    }
  }
  for (const { file, canvas, draw } of vectors.filter(({ file }) => isWanted(file)))
    save(media, file, svg(canvas, draw()))
  for (const { file, canvas, draw } of defaults.filter(({ file }) => isWanted(file)))
    save(new URL('default/', publicFiles), file, svg(canvas, draw()))
  if (isWanted('favicon')) {
    save(publicFiles, 'favicon.svg', svg([64, 64], favicon(15)))
    const icon = await board.paint(favicon(0), [64, 64], 180)
    save(publicFiles, 'icon-180.png', await sharp(icon).png({ palette: true }).toBuffer())
  }
} finally {
  await board.close()
}
