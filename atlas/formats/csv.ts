import type { Suite } from '#atlas/graph/paths/suite.ts'
import { actionOf } from './action-of.ts'
import { beforeLines } from './before.ts'
import { casesOf } from './cases.ts'
import type { Told } from './told.ts'
import { ended, expectationOf } from './wording.ts'

const head = [
	'Title',
	'Section',
	'Template',
	'Type',
	'References',
	'Automation ID',
	'Preconditions',
	'Steps (Step)',
	'Steps (Expected Result)',
]

/** RFC 4180; a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
const cell = (value: string): string =>
	`"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

const numbered = (lines: readonly string[]): string =>
	lines.map((line, i) => `${i + 1}. ${line}`).join('\n')

/**
 * A suite as TestRail imports it from CSV with the template Test Case (Steps): one row a step, the
 * case's own columns on its first. https://support.testrail.com/hc/en-us/articles/7373850291220
 */
export const csv = (noun: string, suite: Suite, told: Told = {}): string => {
	const rows = casesOf(suite).flatMap((one) =>
		one.steps.map((step, i) => [
			...(i === 0
				? [
						one.title,
						`${noun} > ${suite.suite}`,
						'Test Case (Steps)',
						'Functional',
						one.requirements.join(', '),
						one.id,
						numbered(beforeLines(one, told)),
					]
				: ['', '', '', '', '', '', '']),
			ended(actionOf(step, told)),
			expectationOf(step, told),
		]),
	)
	return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
