import { type Changes, pathChanges } from '#atlas/changes/changes-of.ts'
import { explore } from '#atlas/graph/explore.ts'
import { type Graph, isIn } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { type Path, suiteOf } from '#atlas/graph/paths/suite.ts'
import { type Judgement, judge } from '#atlas/properties/judge.ts'
import { changed } from './changed.ts'
import type { Change } from './what-if.types.ts'

/** Effect of changes on a machine. */
export type WhatIf = {
	model: MachineModel
	graph: Graph
	judgements: Judgement[]
	/** Changes of the paths that take every transition. */
	paths: Changes
	/** States that can no longer be reached. */
	lost: string[]
}

const pathsOf = (noun: string, graph: Graph): Path[] =>
	suiteOf(noun, { graph }, { suite: 'transitions' }).paths

/**
 * Explores the machine with changes, and compares it with what it is; null where a change cannot be
 * made.
 */
export const whatIf = (
	noun: string,
	model: MachineModel,
	{ graph }: { graph: Graph },
	states: readonly string[],
	changes: readonly Change[],
): WhatIf | null => {
	const other = changed(model, changes)
	if (!other) return null
	const next = explore(other).graph
	const reaches = ({ edges }: Graph, state: string) => edges.some(({ to }) => isIn(to, state))
	return {
		model: other,
		graph: next,
		judgements: judge(other, next),
		paths: pathChanges(pathsOf(noun, graph), pathsOf(noun, next)),
		lost: states.filter((state) => state !== '.' && reaches(graph, state) && !reaches(next, state)),
	}
}
