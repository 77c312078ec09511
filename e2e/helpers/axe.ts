import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on a page, or in the part of it that a selector names: each rule with the elements that break it. The
 * site stands in no frames, so axe need not open a page of its own for them, which takes longer than all it looks at.
 */
export async function accessibilityViolations(
  page: Page,
  part?: string,
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
