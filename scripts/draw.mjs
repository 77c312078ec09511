// Renders seed/drawings into seed/media: `node scripts/draw.mjs [name …]`. Needs a Chromium; the files are committed,
// so only who changes a drawing runs this.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { drawings } from '#seed/drawings/index.ts'

const media = new URL('../seed/media/', import.meta.url)
const fonts = new URL('../node_modules/@fontsource-variable/readex-pro/files/', import.meta.url)
const browsers = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function fontFace(script, range) {
  const file = readFileSync(new URL(`readex-pro-${script}-wght-normal.woff2`, fonts))
  return `@font-face{font-family:Readex;font-weight:160 700;src:url(data:font/woff2;base64,${file.toString('base64')});unicode-range:${range}}`
}
const style = `${fontFace('latin', 'U+0000-04FF,U+2000-22FF')}${fontFace('arabic', 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC')}
  *{margin:0}svg{display:block;overflow:hidden}text{font-family:Readex}`

const page = async (browser) => {
  const opened = await browser.newPage()
  await opened.setContent(`<style>${style}</style><p style="font:600 20px Readex">a ب</p><main></main>`)
  await opened.evaluate(() => document.fonts.ready)
  return opened
}

/** Shows the drawing at its final width and stores what Chromium painted, ground transparent. */
async function render(tab, drawing, locale, file) {
  const [width, height] = drawing.canvas
  await tab.setViewportSize({ width: drawing.pixels, height: Math.round((drawing.pixels * height) / width) })
  await tab.evaluate(
    ({ svg, size }) => {
      document.body.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}" viewBox="0 0 ${size[0]} ${size[1]}">${svg}</svg>`
    },
    { svg: drawing.draw(locale), size: drawing.canvas },
  )
  const png = await tab.screenshot({ omitBackground: true })
  const webp = await encode(png)
  writeFileSync(new URL(file, media), webp)
  console.log(`${(webp.length / 1024).toFixed(1).padStart(6)} kB  ${file}`)
}

/** As good as fits into 56 kB: a page shows several of these at once. */
async function encode(png) {
  for (const quality of [86, 80, 74, 68]) {
    const webp = await sharp(png).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer()
    if (webp.length <= 56 * 1024 || quality === 68) return webp
  }
}

const wanted = process.argv.slice(2)
mkdirSync(media, { recursive: true })
const executablePath = browsers.find((path) => path && existsSync(path))
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const tab = await page(browser)
  for (const drawing of drawings.filter(({ name }) => !wanted.length || wanted.includes(name))) {
    if (!drawing.words) await render(tab, drawing, 'en', `${drawing.name}.webp`)
    else for (const locale of ['en', 'ar']) await render(tab, drawing, locale, `${drawing.name}.${locale}.webp`)
  }
} finally {
  await browser.close()
}
