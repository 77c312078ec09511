import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '#scripts/chromium.ts'
import { type FileWeights, filesToFirstField, weighFiles } from './edit-mode-files.ts'
import { type Figure, kilobytes } from './figures.ts'
import type { Site } from './site.ts'

const kinds = { document: 'HTML', stylesheet: 'CSS', script: 'JS', font: 'fonts' } as const
type Visit = {
  path: string
  prepare: (context: BrowserContext) => Promise<void>
  act?: (page: Page) => Promise<void>
}
/** Bytes by kind: gzipped, except fonts and the page's first picture. */
export type Weights = Record<(typeof kinds)[keyof typeof kinds] | 'picture', number>

/** Bytes that a visitor downloads for `/`, without and with an awake island, and that edit mode downloads. */
export async function measureWeight(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    const asleep = await weigh(browser, site, { path: '/', prepare: keepIslandsAsleep })
    const awake = await weigh(browser, site, { path: '/', prepare: keepIslandsAsleep, act: wakeFirstIsland })
    const context = await browser.newContext({ baseURL: site.origin })
    await signIn(context, site)
    const editing = await weighEditMode(await context.newPage(), site.origin)
    await context.close()
    return [
      { name: 'visitor, HTML of / gzipped', value: kilobytes(asleep.HTML) },
      { name: 'visitor, CSS of / gzipped', value: kilobytes(asleep.CSS) },
      { name: 'visitor, fonts of /', value: kilobytes(asleep.fonts) },
      { name: 'visitor, first picture of /', value: kilobytes(asleep.picture) },
      { name: 'visitor, JS of / gzipped, no island awake', value: kilobytes(asleep.JS) },
      { name: 'visitor, JS of / gzipped, one island awake', value: kilobytes(awake.JS) },
      { name: 'edit mode, JS gzipped, to the first field', value: kilobytes(editing.JS) },
      { name: 'edit mode, CSS gzipped', value: kilobytes(editing.CSS) },
      { name: 'edit mode, words (JSON) gzipped', value: kilobytes(editing.JSON) },
    ]
  } finally {
    await browser.close()
  }
}

/** Bytes that a signed-in browser downloads for `/` in edit mode until the first field is open. */
export async function weighEditMode(page: Page, origin: string): Promise<FileWeights> {
  // `saveData` turns off prefetching, which would start after two seconds and count on slow machines.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(`${origin}/?edit=true`)
  return weighFiles(await filesToFirstField(page))
}

/** Bytes that a visitor downloads for a page before any island is awake. */
export const weighPage = (browser: Browser, origin: string, path: string): Promise<Weights> =>
  weigh(browser, { origin }, { path, prepare: keepIslandsAsleep })

async function weigh(
  browser: Browser,
  { origin }: Pick<Site, 'origin'>,
  { path, prepare, act }: Visit,
): Promise<Weights> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  await prepare(context)
  const page = await context.newPage()
  const weights: Weights = { HTML: 0, CSS: 0, JS: 0, fonts: 0, picture: 0 }
  const weighing: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType() as keyof typeof kinds]
    if (!kind || !response.ok()) return
    const weighed = response.body().then((body) => {
      weights[kind] += kind === 'fonts' ? body.length : gzip(body)
    })
    weighing.push(weighed)
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  if (act) {
    await act(page)
    await page.waitForLoadState('networkidle')
  }
  await Promise.all(weighing)
  const picture = await page.evaluate(() => document.querySelector<HTMLImageElement>('img[fetchpriority]')?.currentSrc)
  if (picture) weights.picture = (await (await context.request.get(picture)).body()).length
  await context.close()
  return weights
}

/** Compressed here, so that the figure does not depend on the compression that the server chooses. */
function gzip(body: Buffer): number {
  return gzipSync(body, { level: 6 }).length
}

/** Disables IntersectionObserver, so that no island wakes by becoming visible. */
async function keepIslandsAsleep(context: BrowserContext) {
  await context.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    }
  })
}

async function wakeFirstIsland(page: Page) {
  await page.locator('site-island').first().dispatchEvent('pointerover')
  await page.locator('site-island[awake]').first().waitFor({ state: 'attached' })
}

async function signIn(context: BrowserContext, { tokens }: Site) {
  await context.addInitScript(({ access_token, refresh_token }) => {
    localStorage.setItem('accessToken', access_token)
    localStorage.setItem('refreshToken', refresh_token)
  }, tokens)
}
