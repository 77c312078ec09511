import { type Browser, chromium, type Page } from '@playwright/test'
import messages from '#locales/en/translation.json' with { type: 'json' }
import { chromiumArgs, findChromium } from '#scripts/chromium.ts'
import { fieldSelector, filesOf, filesToFirstField, weighFiles } from './edit-mode-files.ts'
import { countEditable } from './editable-fields.ts'
import { type Figure, kilobytes, median, milliseconds } from './figures.ts'
import type { Site } from './site.ts'

const entries = 10
const saves = 100

/** What edit mode costs in the browser: download size, time to enter, time to save; and how much of `/` is editable. */
export async function measureEditing(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    const added = await weighAdded(browser, site)
    const waits: number[] = []
    for (let index = 0; index < entries; index++) waits.push(await enter(browser, site))
    const page = await openPage(browser, site, '/?edit=true')
    await page.locator(fieldSelector).first().waitFor()
    const editable = await countEditable(page)
    const { answered, announced } = await save(page)
    return [
      { name: 'edit mode adds, JS gzipped, to the first field', value: kilobytes(added.JS) },
      { name: 'edit mode adds, CSS gzipped, to the first field', value: kilobytes(added.CSS) },
      { name: 'edit mode adds, words (JSON) gzipped, to the first field', value: kilobytes(added.JSON) },
      {
        name: `'${messages.editor.enter}' to the first field, ${entries} times, nothing cached`,
        value: medianAndWorst(waits),
      },
      { name: `${saves} saves in the browser, click to answer shown`, value: medianAndWorst(answered) },
      {
        name: `${saves} saves in the browser, click to '${messages.notices.changesSaved}'`,
        value: medianAndWorst(announced),
      },
      ...editable,
    ]
  } finally {
    await browser.close()
  }
}

/** Opens a page in a new browser context, signed in as an administrator or as a visitor. */
async function openPage(browser: Browser, { origin, tokens }: Site, path: string, isVisitor = false): Promise<Page> {
  const localStorage = [
    { name: 'accessToken', value: tokens.access_token },
    { name: 'refreshToken', value: tokens.refresh_token },
  ]
  const storageState = { cookies: [], origins: isVisitor ? [] : [{ origin, localStorage }] }
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 }, storageState })
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** What edit mode downloads until its first field is open, beyond the files of the visitor's page. */
async function weighAdded(browser: Browser, site: Site) {
  const visitor = await openPage(browser, site, '/', true)
  await visitor.waitForLoadState('networkidle')
  const own = new Set(await filesOf(visitor))
  const editor = await openPage(browser, site, '/?edit=true')
  const weights = await weighFiles((await filesToFirstField(editor)).filter((file) => !own.has(file)))
  await Promise.all([visitor, editor].map((page) => page.context().close()))
  return weights
}

/** Milliseconds from the click on the toggle until a field is editable. Then opens that field. */
async function enter(browser: Browser, site: Site): Promise<number> {
  const page = await openPage(browser, site, '/')
  await page.addInitScript((field) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(field)) return
      watch.disconnect()
      Object.assign(window, { editableAt: performance.timeOrigin + performance.now() })
    })
    watch.observe(document, { subtree: true, childList: true, attributeFilter: ['data-edit-path'] })
  }, fieldSelector)
  const toggle = page.getByRole('link', { name: messages.editor.enter })
  const clickedAt = await toggle.evaluate((link: HTMLElement) => {
    const now = performance.timeOrigin + performance.now()
    link.click()
    return now
  })
  await page.locator(fieldSelector).first().click()
  await page.getByRole('dialog').waitFor()
  const editableAt = await page.evaluate(() => (window as unknown as { editableAt: number }).editableAt)
  await page.context().close()
  return editableAt - clickedAt
}

/** Saves a title repeatedly through its dialog. */
async function save(page: Page) {
  const answered: number[] = []
  const announced: number[] = []
  const dialog = page.getByRole('dialog')
  for (let index = 0; index < saves; index++) {
    await page.locator('[data-block-type="HERO"] [data-edit-path="title"]').first().click()
    await dialog.getByRole('textbox', { name: messages.editor.english, exact: true }).fill(`Save ${index}`)
    const button = dialog.getByRole('button', { name: messages.common.save, exact: true })
    const times = await button.evaluate(watchSave, messages.notices.changesSaved)
    answered.push(times.answered)
    announced.push(times.announced)
  }
  return { answered, announced }
}

/**
 * Runs in the browser: presses Save and measures when the save is answered and when the toast with `sentence` appears.
 */
function watchSave(button: HTMLElement | SVGElement, sentence: string) {
  return new Promise<{ answered: number; announced: number }>((resolve) => {
    const began = performance.now()
    let isBusy = false
    let answered = 0
    const watch = new MutationObserver(() => {
      const isOnItsWay = document.querySelector('.ed-state.is-busy') !== null
      if (isBusy && !isOnItsWay) answered ||= performance.now() - began
      isBusy ||= isOnItsWay
      const notices = [...document.querySelectorAll('.ed-toasts [role="status"]')]
      if (!answered || !notices.some(({ textContent }) => textContent === sentence)) return
      watch.disconnect()
      resolve({ answered, announced: performance.now() - began })
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    if (button instanceof HTMLElement) button.click()
  })
}

const medianAndWorst = (values: number[]) =>
  `median ${milliseconds(median(values))}, worst ${milliseconds(Math.max(...values))}`
