import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Levels A and AA of every WCAG, the names of controls (2.5.3) and the targets of 24 px (2.5.8) among them. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules of WCAG that axe still tries out, and leaves out unless they are named. */
const tried = [
  'css-orientation-lock',
  'focus-order-semantics',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]

/**
 * What breaks a rule of WCAG 2.2 AA or good practice on a page, by rule with its elements: the order of headings, one heading of the page,
 * landmarks, everything inside one of them, labels that are seen, headings and table headers that say something.
 *
 * Left out: `hidden-content` and `frame-tested`, which never find a fault but ask a person to look;
 * `landmark-complementary-is-top-level`, which axe has given up; what is deprecated or of level AAA. Frames of other sites are not looked
 * into, which saves a page for each look.
 * @param part the selector of what is looked at; the whole page when left out
 */
export const axe = async (page: Page, part = 'html'): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({
      // What is right is not written down: it takes a third of the time.
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: [...wcag, 'best-practice'] },
      rules: Object.fromEntries(tried.map((rule) => [rule, { enabled: true }])),
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
