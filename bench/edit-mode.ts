import type { Browser, Page } from '@playwright/test'
import messages from '#locales/en/translation.json' with { type: 'json' }
import { type Figure, median, milliseconds } from './figures.ts'
import type { BenchSite } from './site.ts'
import { fieldSelector, openBrowser, openPage } from './weight.ts'

const entries = 10
const saves = 100

/** How long entering edit mode and saving take in the browser. */
export async function measureEditing(site: BenchSite): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    const waits: number[] = []
    for (let index = 0; index < entries; index++) waits.push(await enter(browser, site))
    const page = await openPage(browser, site.origin, site.tokens)
    await page.goto('/?edit=true')
    const times = await save(page)
    return [
      {
        name: `'${messages.editor.enter}' to the first field, ${entries} times, nothing cached`,
        value: medianAndWorst(waits),
      },
      {
        name: `${saves} saves in the browser, click to answer shown`,
        value: medianAndWorst(times.map(({ answered }) => answered)),
      },
      {
        name: `${saves} saves in the browser, click to '${messages.notices.changesSaved}'`,
        value: medianAndWorst(times.map(({ announced }) => announced)),
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Milliseconds from the click on the toggle until a field is editable. Then opens that field. */
async function enter(browser: Browser, { origin, tokens }: BenchSite): Promise<number> {
  const page = await openPage(browser, origin, tokens)
  await page.goto('/')
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
  const times: { answered: number; announced: number }[] = []
  const dialog = page.getByRole('dialog')
  for (let index = 0; index < saves; index++) {
    await page.locator('[data-block-type="HERO"] [data-edit-path="title"]').first().click()
    await dialog.getByRole('textbox', { name: messages.editor.english, exact: true }).fill(`Save ${index}`)
    const button = dialog.getByRole('button', { name: messages.common.save, exact: true })
    times.push(await button.evaluate(clickAndWatch, messages.notices.changesSaved))
  }
  return times
}

/**
 * Runs in the browser: presses Save and measures when the save is answered and when the toast with `sentence` appears.
 */
function clickAndWatch(button: HTMLElement | SVGElement, sentence: string) {
  return new Promise<{ answered: number; announced: number }>((resolve) => {
    const began = performance.now()
    let wasBusy = false
    let answered = 0
    const watch = new MutationObserver(() => {
      const isBusy = document.querySelector('.ed-state.is-busy') !== null
      if (wasBusy && !isBusy) answered ||= performance.now() - began
      wasBusy ||= isBusy
      const toasts = [...document.querySelectorAll('.ed-toasts [role="status"]')]
      if (!answered || !toasts.some(({ textContent }) => textContent === sentence)) return
      watch.disconnect()
      resolve({ answered, announced: performance.now() - began })
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    if (button instanceof HTMLElement) button.click()
  })
}

const medianAndWorst = (values: number[]) =>
  `median ${milliseconds(median(values))}, worst ${milliseconds(Math.max(...values))}`
