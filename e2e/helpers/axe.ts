import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The axe violations on a page, or in the element that a selector matches: each rule with the HTML of the elements that
 * break it. A part is analyzed in a third of the time of a page. Legacy mode does not open an extra page for frames, which would take longer than the analysis.
 */
export async function accessibilityViolations(
  page: Page,
  part?: string,
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
