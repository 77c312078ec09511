import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns the axe violations on a page: each rule with the HTML of the elements that break it. If the selector `part`
 * is given, analyzes only the matching elements, which takes less time. In legacy mode axe does not open an extra page
 * for the contents of frames. That page would take longer than the analysis.
 */
export async function accessibilityViolations(
  page: Page,
  part?: string,
): Promise<[rule: string, elements: string[]][]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
