import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { localizeHref } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { routeTable } from '#content/pages.ts'
import { expect, test } from './helpers/fixtures.ts'

const run = promisify(execFile)
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))

type Finding = { type: string; url: string; lastLine?: number; message: string; extract?: string }

/** Whether Java is installed. The Nu HTML checker (npm package vnu-jar) needs Java. */
const hasJava = await run('java', ['-version']).then(
  () => true,
  () => false,
)

test('the Nu HTML checker finds no error in any page of the site', async ({ request }) => {
  // biome-ignore lint/suspicious/noSkippedTests: without Java, the report lists the test as skipped
  test.skip(!hasJava, 'the Nu HTML checker needs Java, which is not installed')
  // The checker can take more than a minute for all documents on a busy machine.
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'html-'))
  try {
    const files = new Map<string, string>()
    for (const [index, path] of (await addresses(request)).entries()) {
      const file = join(folder, `${index}.html`)
      const answer = await request.get(path)
      expect(answer.headers()['content-type'], path).toContain('text/html')
      await writeFile(file, await answer.text())
      files.set(file, path)
    }
    expect(files.size).toBeGreaterThan(2 * routeTable.length)
    expect(await htmlErrors(files)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

/**
 * Returns the paths to check: those of the sitemap and, in both languages, those of the route table, a filtered and a
 * paginated list, two screens of the login and two 404 pages.
 */
async function addresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  const others = [
    '/resources?filter=event',
    '/resources?page=2',
    '/login',
    '/login/create-new-password',
    '/not-there',
    '/resources/not-there',
  ]
  const english = [...routeTable.map(({ path }) => path), ...others]
  return [...new Set([...listed, ...english.flatMap((path) => locales.map((locale) => localizeHref(path, locale)))])]
}

/**
 * Turns off Java's optimizing compiler, because a short run ends sooner without it. The checker then needs a larger
 * stack (-Xss4m).
 */
const javaOptions = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']

/**
 * Runs the checker once on all files. `files` maps file names to paths on the site. Returns a string per error: path,
 * line, message and the HTML around the error.
 */
async function htmlErrors(files: Map<string, string>): Promise<string[]> {
  const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always']
  const { stdout } = await run('java', [...javaOptions, '-jar', checker, ...options, ...files.keys()], {
    maxBuffer: 32 * 1024 * 1024,
    timeout: 120_000,
  })
  const { messages }: { messages: Finding[] } = JSON.parse(stdout)
  return messages.map(({ url, lastLine, message, extract }) => {
    const path = files.get(fileURLToPath(url)) ?? url
    return `${path}:${lastLine ?? ''} ${message} ${extract?.replace(/\s+/g, ' ') ?? ''}`
  })
}
