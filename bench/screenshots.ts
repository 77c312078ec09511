// Takes the pictures of the documentation again: npm run screenshots
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { prepareSite } from './site.ts'
import { fieldSelector, openBrowser, openPage } from './weight.ts'

const title = '[data-block-type="HERO"] [data-edit-path="title"]'

/** By the names of the files in docs/screenshots: the path, and what is done there. */
const pictures: Record<string, { path: string; prepare?: (page: Page) => Promise<void> }> = {
  'home.en': { path: '/' },
  'home.ar': { path: '/ar' },
  'editing.en': {
    path: '/?edit=true',
    async prepare(page) {
      await page.locator(fieldSelector).first().waitFor()
      await page.locator(title).click()
      await page.getByRole('dialog').waitFor()
      // Moves the pointer away from the text, whose toolbar it shows.
      await page.mouse.move(0, 899)
    },
  },
}

const site = await prepareSite()
const server = await site.start()
const browser = await openBrowser()
try {
  const { tokens } = await site.signIn()
  for (const [name, { path, prepare }] of Object.entries(pictures)) {
    const page = await openPage(browser, site.origin, prepare && tokens)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    await page.evaluate(() => document.fonts.ready)
    const picture = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
      .webp({ quality: 80 })
      .toBuffer()
    await writeFile(`docs/screenshots/${name}.webp`, picture)
    console.log(`docs/screenshots/${name}.webp: ${(picture.length / 1000).toFixed(0)} kB`)
  }
} finally {
  await browser.close()
  await server.stop()
}
