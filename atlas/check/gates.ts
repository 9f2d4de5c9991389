import { join, relative } from 'node:path'
import { definitionOf } from '#atlas/graph/definition.ts'
import { stubActors } from '#atlas/graph/explore.ts'
import { gapsOf } from '#atlas/graph/paths/coverage.ts'
import { type Path, suiteOf, suites } from '#atlas/graph/paths/suite.ts'
import { openStepper } from '#atlas/graph/stepper.ts'
import { chances, withChance } from '#atlas/guess/chance.ts'
import { type Finding, lint } from '#atlas/lint/lint.ts'
import { lintRequirements } from '#atlas/lint/lint-requirements.ts'
import type { ExploredSubject } from '#atlas/load/explored.ts'
import { hunt } from '#atlas/mutants/hunt.ts'
import { rememberedDifference } from '#atlas/mutants/remembered.ts'
import { judge } from '#atlas/properties/judge.ts'
import { journeysFit } from './journeys-fit.ts'
import type { Known } from './known.ts'
import { differencesOf, documentOf, tableOf } from './reviewed.ts'

/** One thing that must hold of a machine; `check` answers what does not, in sentences. */
export type Gate = { name: string; check: (subject: ExploredSubject, known: Known) => string[] }

const placeOf = (file: string): string => {
	const place = relative('', file)
	return place.startsWith('..') ? file : place
}

const told = ({ file }: ExploredSubject, findings: readonly Finding[]) =>
	findings.map(
		({ state, problem }) =>
			`${placeOf(file)}, in ${state === '.' ? 'the machine' : state}: ${problem}`,
	)

const findingsOf = (subject: ExploredSubject): Finding[] =>
	lint({
		model: subject.model,
		exploration: subject,
		gaps: gapsOf(subject.model.machine, subject.attempts),
	})

const lints: Gate = {
	name: 'ATL-12 no state, transition, guard, event or outcome is dead',
	check: (subject) => told(subject, findingsOf(subject)),
}

const lintsOutside: Gate = {
	name: lints.name,
	check: (subject) =>
		told(
			subject,
			findingsOf(subject).filter(({ isUnhandled }) => !isUnhandled),
		),
}

/** Failures of actors that a machine does not handle, so that it stops, in sentences. */
export const unhandledIn = (subject: ExploredSubject): string[] =>
	told(
		subject,
		findingsOf(subject).filter(({ isUnhandled }) => isUnhandled),
	)

const requirements: Gate = {
	name: 'ATL-12 every transition leads to a requirement that exists',
	check: (subject, { config, requirements }) =>
		told(
			subject,
			lintRequirements(definitionOf(subject.model.machine), {
				requirements: requirements ?? new Set(),
				file: config.requirements?.file ?? '',
				reasonForNone: subject.model.withoutRequirement,
			}),
		),
}

const table: Gate = {
	name: 'ATL-12 it takes the steps of its reviewed table and no others',
	check: ({ noun, graph }, known) => differencesOf(tableOf(known, noun, graph)),
}

const document: Gate = {
	name: 'ATL-12 its reviewed description says what it does',
	check: ({ noun, model }, known) =>
		differencesOf(documentOf(known, noun, definitionOf(model.machine))),
}

const paths: Gate = {
	name: 'ATL-12 the paths of every suite run as they say',
	check: ({ noun, model, graph, shown }) => {
		const difference = rememberedDifference(model, openStepper(stubActors(model)))
		const isLost = (path: Path) => withChance(chances[0], () => difference(path)) !== null
		return suites.flatMap((suite) => {
			const { paths, steps, bound } = suiteOf(noun, { graph, shown }, { suite })
			const lost = paths.filter(isLost)
			return [
				...lost.map(({ title }) => `${suite}: ${title} goes elsewhere`),
				...(bound !== null && bound !== steps
					? [`${suite}: ${steps} steps where ${bound} are enough`]
					: []),
			]
		})
	},
}

const mutants: Gate = {
	name: 'ATL-12 no mutant survives its paths',
	check: ({ noun, model }) =>
		hunt(noun, model).survivors.map(
			({ fault, steps }) =>
				`survives: ${fault}${steps ? `; it shows after ${steps.join(', ')}` : ''}`,
		),
}

const properties: Gate = {
	name: 'ATL-17 its properties hold',
	check: ({ model, graph }) =>
		judge(model, graph).flatMap(({ property, counterexample }) =>
			counterexample === null
				? []
				: [`${property.says} Not after ${counterexample.map(({ label }) => label).join(', ')}`],
		),
}

const usage: Gate = {
	name: 'ATL-12 it allows the journeys of the demo month',
	check: ({ noun, graph }, { home, config }) =>
		journeysFit(join(home, config.journeys!), noun, graph),
}

/** How a failure that a machine from outside does not handle is taken. */
export const unhandledAs = ['warning', 'error'] as const

/**
 * Gates of a machine outside this repository: it has no requirements, no reviewed form and no
 * journeys. Surviving mutants count only if the guards' inputs are known.
 */
export const gatesOutside = (
	{ model, unvisited }: ExploredSubject,
	unhandled: (typeof unhandledAs)[number],
): readonly Gate[] => {
	const always = [unhandled === 'error' ? lints : lintsOutside, paths]
	const isKnown = !model.guessed || (model.guessed.unclear.length === 0 && unvisited === 0)
	return isKnown ? [...always, mutants] : always
}

/**
 * Everything that `check` asks of each machine of a project: what it has not written down cannot be
 * asked for.
 */
export const gatesOf = ({ config, requirements: ids }: Known): readonly Gate[] => [
	lints,
	...(ids ? [requirements] : []),
	...(config.reviewed ? [table, document] : []),
	paths,
	properties,
	mutants,
	...(config.journeys ? [usage] : []),
]
