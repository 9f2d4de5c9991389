import { type Edge, type Graph, stateOf } from '#atlas/graph/graph.ts'
import { rowOf, stepName } from '#atlas/graph/paths/table.ts'

/** The rows of a table that came and went under a step from a state to a state. */
export type RowChanges = { step: string; added: string[]; removed: string[]; kept: number }

const nameOf = (edge: Edge): string =>
	[stateOf(edge.from), stepName(edge), stateOf(edge.to)].join(', ')

const rowsByStep = ({ edges }: Graph): Map<string, Set<string>> =>
	new Map([...Map.groupBy(edges, nameOf)].map(([name, list]) => [name, new Set(list.map(rowOf))]))

/**
 * Rows of a machine's whole table that came or went between two revisions, by the step that they
 * show.
 */
export const rowChanges = (before: Graph, after: Graph): RowChanges[] => {
	const [old, now] = [rowsByStep(before), rowsByStep(after)]
	return [...new Set([...now.keys(), ...old.keys()])].flatMap((step) => {
		const [gone, come] = [old.get(step) ?? new Set<string>(), now.get(step) ?? new Set<string>()]
		const added = [...come].filter((row) => !gone.has(row))
		const removed = [...gone].filter((row) => !come.has(row))
		if (added.length + removed.length === 0) return []
		return [{ step, added, removed, kept: come.size - added.length }]
	})
}
