import { definitionOf } from '#atlas/graph/definition.ts'
import { explore } from '#atlas/graph/explore.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import { suiteOf } from '#atlas/graph/paths/suite.ts'
import { type Changes, definitionChanges, isUnchanged, pathChanges } from './changes-of.ts'
import { type RowChanges, rowChanges } from './row-changes.ts'

/**
 * Changes of a machine: its states, its transitions, the rows of its table and the paths of its
 * suite of transitions, whose names are by id.
 */
export type MachineDiff = {
	noun: string
	status: 'added' | 'removed' | 'changed' | 'kept'
	states: Changes
	transitions: Changes
	rows: RowChanges[]
	paths: Changes
	pathNames: Record<string, string>
}

const nothing = { id: '', description: null, states: [], transitions: [] }

const partsOf = (noun: string, model: MachineModel | undefined) => {
	if (!model) return { definition: nothing, graph: { edges: [], events: [] }, paths: [] }
	const { graph } = explore(model)
	const { paths } = suiteOf(noun, { graph }, { suite: 'transitions' })
	return { definition: definitionOf(model.machine), graph, paths }
}

const statusOf = (isOld: boolean, isNow: boolean, isSame: boolean): MachineDiff['status'] => {
	if (!isOld) return 'added'
	if (!isNow) return 'removed'
	return isSame ? 'kept' : 'changed'
}

/** Compares the machines of two revisions, by noun. */
export const compareRevisions = (
	before: ReadonlyMap<string, MachineModel>,
	after: ReadonlyMap<string, MachineModel>,
): MachineDiff[] =>
	[...new Set([...after.keys(), ...before.keys()])].sort().map((noun) => {
		const old = partsOf(noun, before.get(noun))
		const now = partsOf(noun, after.get(noun))
		const { states, transitions } = definitionChanges(old.definition, now.definition)
		const rows = rowChanges(old.graph, now.graph)
		const paths = pathChanges(old.paths, now.paths)
		const pathNames = Object.fromEntries(
			[...old.paths, ...now.paths].map(({ id, name }) => [id, name]),
		)
		const isSame = rows.length === 0 && [states, transitions, paths].every(isUnchanged)
		const status = statusOf(before.has(noun), after.has(noun), isSame)
		return { noun, status, states, transitions, rows, paths, pathNames }
	})
