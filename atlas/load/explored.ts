import { type Exploration, explore } from '#atlas/graph/explore.ts'
import { type Edge, stateOf } from '#atlas/graph/graph.ts'
import { json } from '#atlas/graph/label.ts'
import { gapsOf, type Shown, shownBy } from '#atlas/graph/paths/coverage.ts'
import { nearest } from '#atlas/graph/paths/nearest.ts'
import { chances, withChance } from '#atlas/guess/chance.ts'
import { followed } from '#atlas/replay/follow.ts'
import { Complaint } from './complaint.ts'
import { GUESSED_LIMIT } from './default-model.ts'
import type { Subject } from './exported.ts'

/**
 * A machine with all that was found in it; where there is no end to it, the graph is the nearest
 * part.
 */
export type ExploredSubject = Subject & Exploration & { shown: Shown; lost: readonly Edge[] }

const MANY = 50

/** Situations near a growing value that count as covered if the model does not project it. */
const FEW = 8

/** The fields of the context that took more values than a person would tell apart. */
const growing = ({ attempts }: Exploration): string[] => {
	const values = new Map<string, Set<string>>()
	for (const { at } of attempts)
		for (const [field, value] of Object.entries(at?.context ?? {})) {
			if (!values.has(field)) values.set(field, new Set())
			values.get(field)!.add(json(value))
		}
	return [...values].filter(([, taken]) => taken.size > MANY).map(([field]) => field)
}

const tooMany = (subject: ExploredSubject): string => {
	const { noun, visited } = subject
	const fields = growing(subject)
	const why = fields.length > 0 ? `, for its context grows (${fields.join(', ')})` : ''
	return `${noun}: there are more situations than the ${visited} that were visited${why}. Paths cover the nearest and every transition that was seen. Give a model whose project leaves out what grows, or raise --limit`
}

const MOST_TOLD = 5

/**
 * Steps that a real actor does not follow: they depend on the clock, on chance, or on what the
 * files around the machine do.
 */
const unfollowed = ({ noun, lost }: ExploredSubject): string[] => {
	if (lost.length === 0) return []
	const all = [...new Set(lost.map(({ from, label }) => `'${label}' in ${stateOf(from)}`))]
	const more = all.length > MOST_TOLD ? ` and ${all.length - MOST_TOLD} more` : ''
	return [
		`${noun}: no path goes over steps that a real actor cannot follow, for the clock, chance or another timer decides there: ${all.slice(0, MOST_TOLD).join(', ')}${more}`,
	]
}

/** Transitions that no example shows, because what their guards read is not known. */
const unshown = ({ noun, model, attempts }: ExploredSubject): string[] => {
	const { untaken, oneSided } = gapsOf(model.machine, attempts)
	const unclear = new Set(model.guessed?.unclear)
	const ids = [...new Set([...untaken, ...oneSided])].filter((id) => unclear.has(id))
	if (ids.length === 0) return []
	const more = ids.length > MOST_TOLD ? ` and ${ids.length - MOST_TOLD} more` : ''
	return [
		`${noun}: what these guards read is not known, and no example was found that shows both their answers: ${ids.slice(0, MOST_TOLD).join(', ')}${more}; give a model with example events`,
	]
}

/**
 * Returns the limits of the analysis of a machine without a model, in sentences; none is a fault of
 * the machine.
 */
export const notesOf = (subject: ExploredSubject): string[] =>
	subject.model.guessed === undefined
		? []
		: [
				...(subject.unvisited > 0 ? [tooMany(subject)] : []),
				...unfollowed(subject),
				...unshown(subject),
			]

/** Returns the gaps of an exploration, in sentences; empty if it was complete. */
export const doubtsOf = (subject: ExploredSubject): string[] => [
	...subject.faults.map(
		({ from, label, message }) =>
			`${subject.noun}: '${label}' in ${from} throws: ${message}${subject.model.guessed ? '; give a model with example events' : ''}`,
	),
	...(subject.unvisited > 0 && !subject.model.guessed ? [tooMany(subject)] : []),
]

/**
 * Explores a machine. Of one without a model only what a real actor can follow is kept.
 * @throws Complaint when it cannot even start
 */
export const exploredOf = (subject: Subject, limit?: number): ExploredSubject => {
	const isGuessed = subject.model.guessed !== undefined
	const run = () => explore(subject.model, limit ?? (isGuessed ? GUESSED_LIMIT : undefined))
	const exploration = isGuessed ? withChance(chances[0], run) : run()
	if (exploration.graph.edges.length === 0)
		throw new Complaint(
			`${subject.noun} cannot start: ${exploration.faults[0]?.message ?? 'its model has no input'}`,
		)
	const near =
		exploration.unvisited > 0
			? nearest(exploration.graph, isGuessed ? FEW : undefined)
			: exploration.graph
	const { graph, lost } = isGuessed ? followed(subject.model, near) : { graph: near, lost: [] }
	return { ...subject, ...exploration, graph, lost, shown: shownBy(exploration.attempts) }
}
