import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Frame, Page } from '@playwright/test'
import type axeCore from 'axe-core'

/** WCAG levels A and AA, with control names (2.5.3) and 24 px targets (2.5.8). */
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
	// Passes are not recorded: that takes a third of the time.
	resultTypes: ['violations'],
	runOnly: { type: 'tag', values: [...wcag, 'best-practice'] },
	rules: Object.fromEntries(tried.map((rule) => [rule, { enabled: true }])),
}

type Judged = Window & { axe?: typeof axeCore }

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Adds axe to a document without it, because parsing axe takes as long as checking a page. */
const addAxe = async (frame: Frame): Promise<void> => {
	if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/**
 * Returns the page and the frames that axe can check: same-site frames and frames without an
 * address.
 */
const framesOf = (page: Page): Frame[] => {
	const { origin } = new URL(page.url())
	const isOurs = (frame: Frame) =>
		!frame.url().startsWith('http') || new URL(frame.url()).origin === origin
	return page.frames().filter(isOurs)
}

/**
 * Returns what breaks WCAG 2.2 AA or good practice on a page, by rule with its elements: heading
 * order, one main heading, landmarks, content outside landmarks, visible labels, headings and table
 * headers.
 * Leaves out `hidden-content` and `frame-tested`, which only ask a person to look,
 * `landmark-complementary-is-top-level`, which axe deprecates, and rules that are deprecated or of
 * level AAA. Frames of other sites are not checked.
 * @param part selector of the checked part; the whole page by default
 * @throws if the page has no such part
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
