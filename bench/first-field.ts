import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const anyField = 'main [data-edit-path]'

/**
 * The scripts and style sheets that a page in edit mode asks for until its first field is open; not those that are
 * fetched ahead afterwards, or that tools bring which a pointer calls up.
 */
export async function filesToFirstField(page: Page): Promise<string[]> {
  await page.locator(anyField).first().waitFor()
  await page.locator(anyField).first().dispatchEvent('click')
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  return filesOf(page)
}

/** The scripts and style sheets that a page has asked for so far. */
export const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('?')[0] ?? '')
      .filter((name) => /\.(js|css)$/.test(name)),
  )

/** Gzipped bytes, weighed here. */
export async function weighFiles(files: string[]): Promise<{ JS: number; CSS: number }> {
  const weights = { JS: 0, CSS: 0 }
  for (const file of files) {
    const body = Buffer.from(await (await fetch(file)).arrayBuffer())
    weights[file.endsWith('.css') ? 'CSS' : 'JS'] += gzipSync(body, { level: 6 }).length
  }
  return weights
}
