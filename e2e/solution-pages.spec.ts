import type { APIRequestContext, Page } from '@playwright/test'
import { localizeHref } from '#content/address.ts'
import type { BilingualText } from '#content/locale.ts'
import { solutionPages } from '#content/solution-pages.ts'
import { startBlock } from '#seed/testing/start-content.ts'
import { languages } from './helpers/editing.ts'
import { expect, test } from './helpers/fixtures.ts'
import { textIn } from './helpers/texts.ts'

type Stored = { order: number; block_type: string; content: Record<string, BilingualText | undefined> }

const blocksOf = async (request: APIRequestContext, key: string): Promise<Stored[]> =>
  (await request.get(`/api/v1/pages/${key}?collections=none`)).json()

const menu = startBlock('header', 'HEADER').menuItems.flatMap(({ children = [] }) => children)
const suite = menu.find(({ id }) => id === 'sol-totara')

const shown = ['/solutions/totara-suite', '/solutions/totara-mobile']

for (const [index, { path, key }] of solutionPages.filter(({ path }) => shown.includes(path)).entries()) {
  const { locale, prefix, messages } = languages[index % 2] as (typeof languages)[number]
  const say = (text: BilingualText | undefined) => textIn(text, locale)
  const headings = (page: Page) => page.getByRole('main').locator('h1, h2')

  test(`${prefix}${path} shows its blocks in order, with the success stories before the form`, async ({
    page,
    request,
  }) => {
    const own = await blocksOf(request, key)
    const [, stories] = await blocksOf(request, 'customer-stories')
    const inOrder = own.toSorted((one, other) => one.order - other.order)
    const titles = inOrder.map(({ content }) => say(content.title ?? content.mainTitle))
    titles.splice(-1, 0, say(stories?.content.title))
    await page.goto(prefix + path, { waitUntil: 'domcontentloaded' })
    await expect(headings(page)).toHaveText(titles)
    await expect(page.getByRole('main').getByRole('link', { name: say(stories?.content.buttonText) })).toHaveCount(1)

    const hero = inOrder[0]?.content
    const inHero = page.locator('main section').first()
    await expect(inHero.getByRole('link', { name: say(hero?.secondaryButtonText) })).toHaveAttribute(
      'href',
      localizeHref(String(hero?.secondaryButtonLink), locale),
    )
    await inHero.getByRole('link', { name: say(hero?.primaryButtonText) }).click()
    await expect(page).toHaveURL(`${prefix}${path}#request-demo-form`)
    await expect(page.getByRole('heading', { name: titles.at(-1) })).toBeInViewport()

    const bar = page.getByRole('navigation', { name: messages.menu.submenu.replace('{{label}}', say(suite?.label)) })
    const parts = [suite, ...(suite?.children ?? [])]
    await expect(bar.getByRole('link')).toHaveText(parts.map((part) => say(part?.label)))
    const current = bar.locator('[aria-current="page"]')
    await expect(current).toHaveText([say(parts.find((part) => part?.path === path)?.label)])
  })
}
