import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import type axeCore from 'axe-core'

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

const options: axeCore.RunOptions = {
  // What is right is not written down: it takes a third of the time.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: [...wcag, 'best-practice'] },
  rules: Object.fromEntries(tried.map((rule) => [rule, { enabled: true }])),
}

type Judged = Window & { axe?: typeof axeCore }

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Adds axe to a document that does not have it: reading its source takes as long as judging a page. */
const addAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** The page and the frames in it that axe may look into: those of the same site, and those without an address of their own. */
const framesOf = (page: Page): Frame[] => {
  const { origin } = new URL(page.url())
  const isOurs = (frame: Frame) =>
    !frame.url().startsWith('http') || new URL(frame.url()).origin === origin
  return page.frames().filter(isOurs)
}

/**
 * What breaks a rule of WCAG 2.2 AA or good practice on a page, by rule with its elements: the order of headings, one heading of the page,
 * landmarks, everything inside one of them, labels that are seen, headings and table headers that say something.
 *
 * Left out: `hidden-content` and `frame-tested`, which never find a fault but ask a person to look;
 * `landmark-complementary-is-top-level`, which axe has given up; what is deprecated or of level AAA. Frames of other sites are not looked
 * into.
 * @param part the selector of what is looked at; the whole page when left out
 * @throws when the page has no such part
 */
export const axe = async (page: Page, part = 'html'): Promise<string[]> => {
  await Promise.all(framesOf(page).map(addAxe))
  return page.evaluate(
    async ({ part, options }) => {
      const { violations } = await (window as Judged).axe!.run({ include: [part] }, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { part, options },
  )
}
