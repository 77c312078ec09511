import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chromiumArgs, requireChromium } from '#scripts/chromium.ts'
import type { Figure } from './figures.ts'
import { inEachLanguage } from './saves.ts'
import type { BenchSite } from './site.ts'

/** Lighthouse takes 176 MB, so it is not in package.json: npx installs it into npm's cache. */
const lighthouse = 'lighthouse@13.5.0'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null }>
}

/** Runs Lighthouse on three pages in both languages. By default it simulates a phone with a slow network. */
export async function measureLighthouse({ origin, editor, visit }: BenchSite): Promise<Figure[]> {
  const [post] = await editor.newestPosts(1)
  const flags = ['--output=json', '--quiet', `--chrome-flags=--headless ${chromiumArgs.join(' ')}`]
  const env = { ...process.env, CHROME_PATH: requireChromium() }
  const figures: Figure[] = []
  for (const path of inEachLanguage(['/', '/solutions/totara-learn', `/resources/${post.id}`])) {
    await makeCopies(origin, await visit(path))
    const args = ['--yes', lighthouse, origin + path, ...flags]
    const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 26 })
    figures.push(formatReport(path, JSON.parse(stdout)))
  }
  return figures
}

/** Requests the copies of pictures that a phone loads until all are AVIF. The first requests for a copy get WebP. */
async function makeCopies(origin: string, html: string) {
  const addresses = new Set(html.match(/\/api\/uploads\/[^" ]+\?w=(480|640|768|960)\b/g))
  for (const address of addresses) {
    for (let attempt = 0; attempt < 100; attempt++) {
      const { headers } = await fetch(origin + address, { headers: { accept: 'image/avif' } })
      if (headers.get('cache-control')?.includes('immutable')) break
      await wait(100)
    }
  }
}

function formatReport(path: string, { categories, audits }: Report): Figure {
  const names = ['performance', 'accessibility', 'best-practices', 'seo']
  const scores = names.map((name) => Math.round((categories[name]?.score ?? 0) * 100)).join('/')
  const seconds = (name: string) => `${((audits[name]?.numericValue ?? 0) / 1000).toFixed(2)} s`
  const paints = `${seconds('first-contentful-paint')} / ${seconds('largest-contentful-paint')}`
  const blocking = Math.round(audits['total-blocking-time']?.numericValue ?? 0)
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)
  return {
    name: `Lighthouse mobile ${path}`,
    value: `${scores}, paints ${paints}, blocking ${blocking} ms, shift ${shift}`,
    target: '100 in all, 0.8 s / 1.25 s, 0, 0',
  }
}
