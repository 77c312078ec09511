import { extname } from 'node:path'
import type { Page } from '@playwright/test'

export const fieldSelector = 'main [data-edit-path]'

/**
 * The scripts, style sheets and words that a page in edit mode asks for until its first field is open; not those that are
 * fetched ahead afterwards, or that tools bring which a pointer calls up.
 */
export async function filesToFirstField(page: Page): Promise<string[]> {
  await page.locator(fieldSelector).first().waitFor()
  await page.locator(fieldSelector).first().dispatchEvent('click')
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  return filesOf(page)
}

/** The scripts, style sheets and words that a page has asked for so far. */
export const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('?')[0] ?? '')
      .filter((name) => /\.(js|css|json)$/.test(name)),
  )

export type FileWeights = { JS: number; CSS: number; JSON: number }

const kinds = { js: 'JS', css: 'CSS', json: 'JSON' } as const

/** Bytes as they are sent to who accepts gzip. */
export async function weighFiles(files: string[]): Promise<FileWeights> {
  const weights = { JS: 0, CSS: 0, JSON: 0 }
  for (const file of files) {
    const answer = await fetch(file, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })
    weights[kinds[extname(file).slice(1) as keyof typeof kinds]] += Number(answer.headers.get('content-length'))
  }
  return weights
}
