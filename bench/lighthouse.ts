import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { chromiumArgs, findChromium } from '#scripts/chromium.ts'
import { createEditorClient } from './editor-client.ts'
import type { Figure } from './figures.ts'
import { freePort } from './server-process.ts'
import type { Site } from './site.ts'

/** Lighthouse takes 176 MB, more than most of what `npm ci` installs, so only the bench installs it. */
const version = '13.5.0'
const folder = fileURLToPath(new URL('../node_modules/.cache/lighthouse', import.meta.url))

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/**
 * Runs Lighthouse, emulating a phone on a slow network, on three pages in both languages: four scores and paint times.
 */
export async function measureLighthouse(site: Site): Promise<Figure[]> {
  const lighthouse = await load()
  const port = await freePort()
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const editor = createEditorClient(site)
    const [post] = await editor.newestItems(await editor.findBlock('resources', 'RESOURCES'), 1)
    const paths = ['/', '/solutions/totara-learn', `/resources/${post?.id}`]
    const figures: Figure[] = []
    for (const path of paths.flatMap((path) => locales.map((locale) => localizeHref(path, locale)))) {
      const result = await lighthouse(site.origin + path, { port, output: 'json', logLevel: 'error' })
      if (!result) throw new Error(`Lighthouse told nothing about ${path}`)
      figures.push(formatResult(path, result.lhr))
    }
    return figures
  } finally {
    await browser.close()
  }
}

function formatResult(path: string, { categories, audits }: Report): Figure {
  const names = ['performance', 'accessibility', 'best-practices', 'seo']
  const scores = names.map((name) => Math.round((categories[name]?.score ?? 0) * 100)).join('/')
  const seconds = (name: string) => `${((audits[name]?.numericValue ?? 0) / 1000).toFixed(2)} s`
  const paints = `${seconds('first-contentful-paint')} / ${seconds('largest-contentful-paint')}`
  const blocking = Math.round(audits['total-blocking-time']?.numericValue ?? 0)
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)
  return {
    name: `Lighthouse mobile ${path}`,
    value: `${scores}, paints ${paints}, blocking ${blocking} ms, shift ${shift}`,
    target: '100 in all, 0.8 s / 1.3 s, 0, 0',
  }
}

async function load(): Promise<Lighthouse> {
  const own = join(folder, version)
  const entry = join(own, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    mkdirSync(own, { recursive: true })
    writeFileSync(join(own, 'package.json'), '{ "private": true }')
    const args = ['install', `lighthouse@${version}`, '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund']
    await promisify(execFile)('npm', args, { cwd: own, shell: process.platform === 'win32' })
  }
  return (await import(pathToFileURL(entry).href)).default
}
