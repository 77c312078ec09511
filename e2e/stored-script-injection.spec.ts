import { createHash } from 'node:crypto'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()
const script = "document.documentElement.dataset.smuggled = ''"
const hash = createHash('sha256').update(script).digest('base64')

test('a script in a stored text that was not sanitized does not run', async ({ page, expectConsoleError }) => {
  expectConsoleError(/Content Security Policy/)
  // Inserts the script after each `<p>` of the stored blocks.
  const stored = `<p><script>${script.replaceAll("'", "''")}</script>`
  site.runSql(`UPDATE blocks SET content = replace(content, '<p>', '${stored}')`)
  for (const address of ['/about', '/ar/why-choose-us']) {
    const answer = await page.goto(site.origin + address)
    expect(await answer?.text(), address).toContain(`<script>${script}</script>`)
    expect((await answer?.allHeaders())?.['content-security-policy'], address).not.toContain(hash)
    await expect(page.locator('html[data-smuggled]')).toHaveCount(0)
  }
})
