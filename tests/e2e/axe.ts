import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What breaks a rule of WCAG 2.2 AA on a page, by rule with its elements. Frames of other sites are not looked into, which saves a page
 * for each look.
 * @param part the selector of what is looked at; the whole page when left out
 */
export const axe = async (page: Page, part = 'html'): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
