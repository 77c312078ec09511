// A Chromium page with the site's font that renders one drawing at a time; used by the render programs.
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'

const fonts = new URL('../node_modules/@fontsource-variable/readex-pro/files/', import.meta.url)

function fontFace(script, range) {
  const file = readFileSync(new URL(`readex-pro-${script}-wght-normal.woff2`, fonts))
  return `@font-face{font-family:Readex;font-weight:160 700;src:url(data:font/woff2;base64,${file.toString('base64')});unicode-range:${range}}`
}

const style = `${fontFace('latin', 'U+0000-04FF,U+2000-22FF')}${fontFace('arabic', 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC')}
  *{margin:0}svg{display:block;overflow:hidden}text{font-family:Readex}`

/** Opens the board: `paint(svg, canvas, pixels)` gives a PNG with a transparent ground, `close()` puts it away. */
export async function openBoard() {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  const tab = await browser.newPage()
  // The words make Chromium fetch both fonts before the first drawing.
  await tab.setContent(`<style>${style}</style><p style="font:600 20px Readex">a ب</p>`)
  await tab.evaluate(() => document.fonts.ready)

  async function paint(svg, [width, height], pixels, type = 'png') {
    const size = { width: pixels, height: Math.round((pixels * height) / width) }
    if (tab.viewportSize()?.width !== size.width || tab.viewportSize()?.height !== size.height)
      await tab.setViewportSize(size)
    await tab.evaluate((markup) => {
      document.body.innerHTML = markup
    }, `<svg width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`)
    return tab.screenshot(type === 'png' ? { omitBackground: true } : { type: 'jpeg', quality: 96 })
  }

  return { paint, close: () => browser.close() }
}
