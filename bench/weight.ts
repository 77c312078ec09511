import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, requireChromium } from '#scripts/chromium.ts'
import { type Figure, kilobytes } from './figures.ts'
import type { BenchSite } from './site.ts'

const kinds = { document: 'HTML', stylesheet: 'CSS', script: 'JS', font: 'fonts' } as const
const editorKinds = { js: 'JS', css: 'CSS', json: 'JSON' } as const

/** Bytes by kind: gzipped, except fonts and the page's first picture. */
export type Weights = Record<(typeof kinds)[keyof typeof kinds] | 'picture', number>
type EditorWeights = Record<(typeof editorKinds)[keyof typeof editorKinds], number>

export const fieldSelector = 'main [data-edit-path]'

/**
 * Measures the bytes that a visitor downloads for '/', before and after an island is hydrated, and those of edit mode.
 */
export async function measureWeight({ origin, tokens }: BenchSite): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const asleep = await weighPage(browser, origin, '/')
    const awake = await weighPage(browser, origin, '/', wakeFirstIsland)
    const editing = await weighEditMode(await openPage(browser, origin, tokens), origin)
    return [
      { name: 'visitor, HTML of / gzipped', value: kilobytes(asleep.HTML) },
      { name: 'visitor, CSS of / gzipped', value: kilobytes(asleep.CSS) },
      { name: 'visitor, fonts of /', value: kilobytes(asleep.fonts) },
      { name: 'visitor, first picture of /', value: kilobytes(asleep.picture) },
      { name: 'visitor, JS of / gzipped, no island awake', value: kilobytes(asleep.JS) },
      { name: 'visitor, JS of / gzipped, one island awake', value: kilobytes(awake.JS) },
      { name: 'edit mode, JS gzipped, to the first field', value: kilobytes(editing.start.JS) },
      { name: 'edit mode, CSS gzipped', value: kilobytes(editing.start.CSS) },
      { name: 'edit mode, JS gzipped, added by the first click', value: kilobytes(editing.click.JS) },
      { name: 'edit mode, messages (JSON) gzipped', value: kilobytes(editing.start.JSON) },
    ]
  } finally {
    await browser.close()
  }
}

export const openBrowser = () => chromium.launch({ executablePath: requireChromium(), args: chromiumArgs })

/** Opens an empty page in a new browser context, which is signed in if there are tokens. */
export async function openPage(browser: Browser, baseURL: string, tokens?: BenchSite['tokens']): Promise<Page> {
  const localStorage = [
    { name: 'accessToken', value: tokens?.access_token ?? '' },
    { name: 'refreshToken', value: tokens?.refresh_token ?? '' },
  ]
  const storageState = { cookies: [], origins: tokens ? [{ origin: baseURL, localStorage }] : [] }
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, storageState })
  return context.newPage()
}

/**
 * Scripts, style sheets and messages for '/' in edit mode until the first field can be clicked, and what the first click
 * adds to type in it, without what is prefetched.
 */
export async function weighEditMode(
  page: Page,
  origin: string,
): Promise<{ start: EditorWeights; click: EditorWeights }> {
  // `saveData` turns off prefetching. Otherwise prefetched files would count if the measurement took over two seconds.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(`${origin}/?edit=true`)
  const field = page.locator(fieldSelector).first()
  await field.waitFor()
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const before = await names()
  // Not by the pointer, which would also load the toolbars of what it is over.
  await field.dispatchEvent('click')
  await page.locator('[data-typing]').waitFor()
  const added = (await names()).filter((name) => !before.includes(name))
  return { start: await weighFiles(before), click: await weighFiles(added) }
}

async function weighFiles(names: string[]): Promise<EditorWeights> {
  const weights: EditorWeights = { JS: 0, CSS: 0, JSON: 0 }
  for (const name of names) {
    const kind = editorKinds[extname(new URL(name).pathname).slice(1) as keyof typeof editorKinds]
    if (!kind) continue
    const response = await fetch(name, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
    weights[kind] += Number(response.headers.get('content-length'))
  }
  return weights
}

/** Returns the bytes that a visitor downloads for a page, including those that `act` causes. No island is hydrated. */
export async function weighPage(browser: Browser, origin: string, path: string, act?: (page: Page) => Promise<void>) {
  const page = await openPage(browser, origin)
  await page.addInitScript(keepIslandsAsleep)
  const weights: Weights = { HTML: 0, CSS: 0, JS: 0, fonts: 0, picture: 0 }
  const weighing: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType() as keyof typeof kinds]
    if (!kind || !response.ok()) return
    const weighed = response.body().then((body) => {
      // Compresses the body, so that the figure does not depend on the encoding that the server chooses.
      weights[kind] += kind === 'fonts' ? body.length : gzipSync(body, { level: 6 }).length
    })
    weighing.push(weighed)
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.waitForLoadState('networkidle')
  await Promise.all(weighing)
  const picture = await page.evaluate(() => document.querySelector<HTMLImageElement>('img[fetchpriority]')?.currentSrc)
  if (picture) weights.picture = (await (await page.request.get(picture)).body()).length
  await page.context().close()
  return weights
}

/** Runs in the browser. Disables IntersectionObserver, so that no island is hydrated when it becomes visible. */
function keepIslandsAsleep() {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe() {}
  }
}

async function wakeFirstIsland(page: Page) {
  await page.locator('site-island').first().dispatchEvent('pointerover')
  await page.locator('site-island[awake]').first().waitFor({ state: 'attached' })
}
