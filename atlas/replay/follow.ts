import { type Edge, type Graph, ROOT } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import type { Step } from '#atlas/graph/paths/unexpected.ts'
import { chances, withChance } from '#atlas/guess/chance.ts'
import { inertMachine, realActor } from './real-actor.ts'

type Follow = (steps: readonly Pick<Step, 'kind' | 'label' | 'to'>[]) => number

const silently = <Result>(run: () => Result): Result => {
	const { warn } = console
	console.warn = () => {}
	try {
		return run()
	} finally {
		console.warn = warn
	}
}

/**
 * Answers how many of a path's steps a real actor follows, whatever the clock says and however
 * chance falls.
 */
export const follower = (model: MachineModel): Follow => {
	const machine = inertMachine(model)
	return (steps) => {
		const follow = (): number => {
			const actor = realActor(model, machine)
			let made = 0
			try {
				while (made < steps.length && actor.make(steps[made]!) === steps[made]!.to) made += 1
			} catch {
				// A step that cannot be made is one that is not followed.
			}
			return made
		}
		return Math.min(...chances.map((chance) => withChance(chance, () => silently(follow))))
	}
}

/** The part of a graph that a real actor can follow, and the steps that it cannot. */
export type Followed = { graph: Graph; lost: Edge[] }

/**
 * Tries every step of a graph with a real actor, after the shortest way there that it can follow.
 */
export const followed = (model: MachineModel, graph: Graph): Followed => {
	const follow = follower(model)
	const ways = new Map<string, Edge[]>([[ROOT, []]])
	const from = Map.groupBy(graph.edges, (edge) => edge.from)
	const kept = new Set<Edge>()
	for (const [situation, way] of ways)
		for (const edge of from.get(situation) ?? []) {
			if (follow([...way, edge]) <= way.length) continue
			kept.add(edge)
			if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge])
		}
	const edges = graph.edges.filter((edge) => kept.has(edge))
	const lost = graph.edges.filter((edge) => !kept.has(edge))
	const open = [...new Set([...(graph.open ?? []), ...lost.map((edge) => edge.from)])]
	return { graph: lost.length > 0 ? { ...graph, edges, open } : graph, lost }
}

/** Paths as far as a real actor follows them, and how many it does not follow to their end. */
export const followedPaths = (
	model: MachineModel,
	paths: readonly Path[],
): { paths: Path[]; cut: number } => {
	const follow = follower(model)
	const all = paths.map((path) => ({ path, made: follow(path.steps) }))
	return {
		paths: all.filter(({ path, made }) => made === path.steps.length).map(({ path }) => path),
		cut: all.filter(({ path, made }) => made < path.steps.length).length,
	}
}
