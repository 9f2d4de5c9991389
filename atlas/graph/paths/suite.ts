import { type Edge, type Graph, isIn, ROOT } from '../graph.ts'
import { cover } from './cover.ts'
import type { Shown } from './coverage.ts'
import { guardGoals, reach, requirementGoals, stateGoals } from './goals.ts'
import { once } from './once.ts'
import { type Path, pathsOf } from './paths-of.ts'
import { walk } from './random-walk.ts'
import { type Step, unexpectedAt } from './unexpected.ts'

export type { Path }

/**
 * Coverage goals of suites: every state; every transition in every situation; every transition and
 * every situation once; every pair of consecutive transitions; both sides of every guard; every
 * transition and, in every situation, each unexpected event; every requirement id; pairs and
 * unexpected events together; or a random walk.
 */
export const suites = [
	'states',
	'transitions',
	'once',
	'pairs',
	'guards',
	'unexpected',
	'requirements',
	'full',
	'random',
] as const
export type SuiteName = (typeof suites)[number]

/** How a suite is made. `weights` are how often each transition was taken in use, by id. */
export type SuiteOptions = {
	suite: SuiteName
	/** Paths end in this state. */
	to?: string
	/** Paths pass this state. */
	through?: string
	/** Longest path; with it the suite may have more steps than `bound`. */
	maxSteps?: number
	/** Of `random`: which walk. */
	seed?: number
	/** Of `random`: how many steps in all. */
	steps?: number
	weights?: ReadonlyMap<string, number>
}

/**
 * A suite; `bound` is the fewest steps that any suite with the same cover can have, where that is
 * known.
 */
export type Suite = { suite: SuiteName; paths: Path[]; steps: number; bound: number | null }

/** Input of suites: a graph, and for `guards` the steps that show both sides of each guard. */
export type Explored = { graph: Graph; shown?: Shown }

const goalsOf = ({ graph, shown }: Explored, suite: SuiteName) => {
	if (suite === 'states') return stateGoals(graph)
	if (suite === 'requirements') return requirementGoals(graph)
	return guardGoals(graph, shown)
}

const isOver = ({ effects }: Edge) => effects.some((effect) => /^(output|fail)\b/.test(effect))

const withUnexpected = (graph: Graph, paths: Edge[][]): Step[][] => {
	const unexpected = unexpectedAt(graph)
	const visited = new Set<string>([ROOT])
	return paths.map((edges) =>
		edges.flatMap((edge): Step[] => {
			if (visited.has(edge.to)) return [edge]
			visited.add(edge.to)
			return isOver(edge) ? [edge] : [edge, ...unexpected(edge.to)]
		}),
	)
}

const stepsOf = (explored: Explored, options: SuiteOptions): [Step[][], number | null] => {
	const { graph } = explored
	const { suite, to, through } = options
	if (suite === 'random') return [walk(graph, options), null]
	if (suite === 'states' || suite === 'requirements' || suite === 'guards')
		return [reach(graph, goalsOf(explored, suite), { to, through }), null]
	if (suite === 'once') return [once(graph, options), null]
	const { taken, bound } = cover(graph, suite === 'pairs' || suite === 'full', options)
	return suite === 'transitions' || suite === 'pairs'
		? [taken, bound]
		: [withUnexpected(graph, taken), null]
}

const weightOf = (steps: readonly Step[], weights: ReadonlyMap<string, number>): number =>
	steps.reduce((sum, step) => {
		const taken = step.transitions.map((id) => weights.get(id) ?? 0)
		return sum + Math.max(0, ...taken)
	}, 0) / steps.length

/**
 * The paths of a suite over a graph that was explored from a machine. `transitions` and `pairs`
 * have the fewest steps that are possible; `unexpected` and `full` send unexpected events the first
 * time a situation is reached.
 */
export const suiteOf = (noun: string, explored: Explored, options: SuiteOptions): Suite => {
	const { through, weights, suite } = options
	const [found, bound] = stepsOf(explored, options)
	const passing = through
		? found.filter((steps) => steps.some((step) => isIn(step.to, through)))
		: found
	const ordered = weights
		? [...passing].sort((a, b) => weightOf(b, weights) - weightOf(a, weights))
		: passing
	const unique = pathsOf(noun, ordered)
	const steps = unique.reduce((sum, path) => sum + path.steps.length, 0)
	return { suite, paths: unique, steps, bound: through ? null : bound }
}
