import { createHash } from 'node:crypto'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

const site = isolatedSite()
const script = "document.documentElement.dataset.smuggled = ''"
const hash = createHash('sha256').update(script).digest('base64')

test('a script that got into a stored text past the cleaning does not run', async ({ page, expectConsoleError }) => {
  expectConsoleError(/Content Security Policy/)
  // Behind each opening tag that the start content has.
  const stored = `<p><script>${script.replaceAll("'", "''")}</script>`
  site.runSql(`UPDATE blocks SET content = replace(content, '<p>', '${stored}')`)
  for (const address of ['/about', '/ar/why-choose-us']) {
    const answer = await page.goto(site.origin + address)
    expect(await answer?.text(), address).toContain(`<script>${script}</script>`)
    expect((await answer?.allHeaders())?.['content-security-policy'], address).not.toContain(hash)
    await expect(page.locator('html[data-smuggled]')).toHaveCount(0)
  }
})
