import { type Budget, budgets, editModeBudget } from '#bench/budgets.ts'
import { weighEditMode, weighPage } from '#bench/weight.ts'
import { countQueries } from './helpers/count-queries.ts'
import { expect, test } from './helpers/fixtures.ts'
import { isolatedSite } from './helpers/isolated-site.ts'

// The site is isolated, so that no other test changes the pages while they are measured.
const site = isolatedSite()

/** The share by which a page may be below its budget, because file names and library versions change its size. */
const room = 0.05

test('every kind of page is within its budget, and a budget that is much higher than needed fails', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  for (const [address, budget] of Object.entries(budgets)) {
    const weights = await weighPage(browser, site.origin, address)
    const taken: Budget = { ...weights, queries: await countQueries(site, address) }
    for (const kind of Object.keys(budget) as (keyof Budget)[]) {
      const told = `${kind} of ${address}, whose budget in bench/budgets.ts is ${budget[kind]}`
      expect.soft(taken[kind], told).toBeLessThanOrEqual(budget[kind])
      expect.soft(taken[kind], `${told} and should be lowered`).toBeGreaterThanOrEqual(budget[kind] * (1 - room))
    }
  }
})

test('edit mode is within its budget until the first field can be clicked, and the first click within its own', async ({
  page,
  context,
}) => {
  await site.signInAsAdmin(context)
  const taken = await weighEditMode(page, site.origin)
  for (const part of ['start', 'click'] as const)
    for (const kind of ['JS', 'CSS', 'JSON'] as const) {
      const budget = editModeBudget[part][kind]
      const told = `${kind} of edit mode (${part}), whose budget in bench/budgets.ts is ${budget}`
      expect.soft(taken[part][kind], told).toBeLessThanOrEqual(budget)
      expect.soft(taken[part][kind], `${told} and should be lowered`).toBeGreaterThanOrEqual(budget * (1 - room))
    }
})
