import type { Suite } from '#atlas/graph/paths/suite.ts'
import { actionOf } from './action-of.ts'
import { beforeLines } from './before.ts'
import { casesOf } from './cases.ts'
import type { Told } from './told.ts'
import { expectationOf } from './wording.ts'

const PROJECT = 'VIDYA'

/** Splits an action from its data, which follows a colon. */
const partsOf = (action: string): { action: string; data: string } => {
	const at = action.indexOf(': ')
	return at < 0 ? { action, data: '' } : { action: action.slice(0, at), data: action.slice(at + 2) }
}

/**
 * A suite as Xray's bulk import of tests takes it: a list of manual tests with steps, labelled with
 * requirement ids and path id. https://docs.getxray.app/display/XRAYCLOUD/Importing+Tests+-+REST+v2
 * @param project key of the Jira project
 */
export const xray = (noun: string, suite: Suite, told: Told = {}, project = PROJECT): string =>
	`${JSON.stringify(
		casesOf(suite).map((one) => {
			const before = beforeLines(one, told)
			return {
				testtype: 'Manual',
				fields: {
					summary: one.title.slice(0, 255),
					...(before.length > 0 && { description: `Before: ${before.join(' ')}` }),
					project: { key: project },
					labels: [...one.requirements, `path-${one.id}`],
				},
				xray_test_repository_folder: `/${noun}/${suite.suite}`,
				steps: one.steps.map((step) => ({
					...partsOf(actionOf(step, told)),
					result: expectationOf(step, told),
				})),
			}
		}),
		null,
		2,
	)}\n`
