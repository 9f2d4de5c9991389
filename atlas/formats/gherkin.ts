import type { Suite } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { actionOf } from './action-of.ts'
import { type Case, casesOf } from './cases.ts'
import type { Told } from './told.ts'
import { expectationOf, situationWords } from './wording.ts'

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A step of Gherkin is one line. */
const line = (keyword: string, text: string): string =>
	`    ${keyword} ${text.replaceAll(/\s+/g, ' ').replace(/\.$/, '')}`

const doing = (step: Step, told: Told): string => `I ${small(actionOf(step, told))}`

const backgroundOf = ({ before }: Case, told: Told): string[] =>
	before === null
		? []
		: [
				...before.way.map((step, i) => line(i === 0 ? 'Given' : 'And', doing(step, told))),
				line(
					before.way.length === 0 ? 'Given' : 'And',
					small(situationWords(before.situation, told)),
				),
			]

const scenarioOf = (one: Case, told: Told): string[] => [
	'',
	`  ${[...one.requirements, `path-${one.id}`].map((tag) => `@${tag}`).join(' ')}`,
	`  Scenario: ${one.title}`,
	...backgroundOf(one, told),
	...one.steps.flatMap((step) => [
		line(step.kind === 'start' ? 'Given' : 'When', doing(step, told)),
		line('Then', small(expectationOf(step, told))),
	]),
]

/**
 * A suite as a Gherkin feature: a scenario a case, tagged with requirement ids and path id.
 * https://cucumber.io/docs/gherkin/reference
 */
export const gherkin = (noun: string, suite: Suite, told: Told = {}): string =>
	[
		`Feature: ${noun}, ${suite.suite}`,
		...casesOf(suite).flatMap((one) => scenarioOf(one, told)),
		'',
	].join('\n')
