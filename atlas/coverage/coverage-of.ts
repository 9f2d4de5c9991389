import { definitionOf } from '#atlas/graph/definition.ts'
import type { Exploration } from '#atlas/graph/explore.ts'
import { ROOT, stateOf } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { gapsOf } from '#atlas/graph/paths/coverage.ts'
import { unexpectedAt } from '#atlas/graph/paths/unexpected.ts'

/** How many of how many. */
export type Share = [covered: number, all: number]

/** Coverage of a machine by paths. `browser` is null if no browser run is known. */
export type MachineCoverage = {
	states: Share
	transitions: Share
	guards: Share
	/** Invoked actors' outcomes as the model names them. */
	outcomes: Share
	/** Situations times events that change nothing there; each is sent by the suite `unexpected`. */
	unexpected: number
	situations: number
	requirements: string[]
	gaps: string[]
	browser: { transitions: Share; missed: string[] } | null
}

const leaves = (situation: string) => stateOf(situation).split('+')

/** Measures an exploration; `seen` are ids of transitions that a browser run took. */
export const coverageOf = (
	{ model, graph, attempts }: Exploration & { model: MachineModel },
	seen: ReadonlySet<string> | undefined,
): MachineCoverage => {
	const { states, transitions } = definitionOf(model.machine)
	const gaps = gapsOf(model.machine, attempts)
	const situations = [...new Set(graph.edges.map(({ to }) => to))]
	const steady = states.filter(({ type }) => type === 'atomic' || type === 'final')
	const sources = new Set(gaps.untaken)
	const passed = transitions.filter(({ id }) => !sources.has(id))
	const reached = new Set([
		...situations.flatMap(leaves),
		...passed.flatMap(({ source, targets }) => [source, ...targets]),
	])
	const guarded = transitions.filter(({ guard }) => guard !== null).map(({ id }) => id)
	const answers = states.flatMap(({ invokes }) =>
		invokes.flatMap(({ id, src }) =>
			Object.keys(model.outcomes[src] ?? {}).map((name) => `${id} ${name}`),
		),
	)
	const answered = new Set(
		graph.edges.flatMap(({ kind, label }) => (kind === 'outcome' ? [label] : [])),
	)
	const names = [...new Set(answers)]
	const unexpected = unexpectedAt(graph)
	const ids = graph.edges.flatMap(({ requirements }) => requirements)
	const missed = transitions.map(({ id }) => id).filter((id) => !seen?.has(id))
	return {
		states: [steady.filter(({ name }) => reached.has(name)).length, steady.length],
		transitions: [passed.length, transitions.length],
		guards: [
			guarded.filter((id) => !sources.has(id) && !gaps.oneSided.includes(id)).length,
			guarded.length,
		],
		outcomes: [names.filter((name) => answered.has(name)).length, names.length],
		unexpected: situations
			.filter((situation) => situation !== ROOT)
			.reduce((sum, situation) => sum + unexpected(situation).length, 0),
		situations: situations.length,
		requirements: [...new Set(ids)].sort(),
		gaps: [
			...gaps.untaken.map((id) => `${id} is never taken`),
			...gaps.oneSided.map((id) => `${id} is never refused`),
		],
		browser: seen
			? { transitions: [transitions.length - missed.length, transitions.length], missed }
			: null,
	}
}
