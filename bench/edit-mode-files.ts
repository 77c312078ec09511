import { extname } from 'node:path'
import type { Page } from '@playwright/test'

export const fieldSelector = 'main [data-edit-path]'

/**
 * The scripts, style sheets and message files that a page in edit mode requests until its first field is open. Excludes
 * what is prefetched afterwards and what the toolbars load on hover.
 */
export async function filesToFirstField(page: Page): Promise<string[]> {
  await page.locator(fieldSelector).first().waitFor()
  await page.locator(fieldSelector).first().dispatchEvent('click')
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  return filesOf(page)
}

/** The scripts, style sheets and message files that a page has requested so far. */
export const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('?')[0] ?? '')
      .filter((name) => /\.(js|css|json)$/.test(name)),
  )

export type FileWeights = { JS: number; CSS: number; JSON: number }

const kinds = { js: 'JS', css: 'CSS', json: 'JSON' } as const

/** Sizes in bytes as sent to a client that accepts gzip. */
export async function weighFiles(files: string[]): Promise<FileWeights> {
  const weights = { JS: 0, CSS: 0, JSON: 0 }
  for (const file of files) {
    const answer = await fetch(file, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
    weights[kinds[extname(file).slice(1) as keyof typeof kinds]] += Number(answer.headers.get('content-length'))
  }
  return weights
}
