import type { Definition } from '#atlas/graph/definition.types.ts'
import { stateOf } from '#atlas/graph/graph.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'

/** Changes of named things between two revisions. */
export type Changes = { added: string[]; removed: string[]; changed: string[]; kept: string[] }

const compare = <Thing>(
	before: readonly Thing[],
	after: readonly Thing[],
	nameOf: (thing: Thing) => string,
	contentOf: (thing: Thing) => unknown = (thing) => thing,
): Changes => {
	const old = new Map(before.map((thing) => [nameOf(thing), JSON.stringify(contentOf(thing))]))
	const now = new Map(after.map((thing) => [nameOf(thing), JSON.stringify(contentOf(thing))]))
	const names = [...now.keys()]
	return {
		added: names.filter((name) => !old.has(name)),
		removed: [...old.keys()].filter((name) => !now.has(name)),
		changed: names.filter((name) => old.has(name) && old.get(name) !== now.get(name)),
		kept: names.filter((name) => old.get(name) === now.get(name)),
	}
}

/**
 * States and transitions of a machine that were added, removed, changed in any way (its texts too),
 * or kept.
 */
export const definitionChanges = (
	before: Definition,
	after: Definition,
): { states: Changes; transitions: Changes } => ({
	states: compare(before.states, after.states, ({ name }) => name),
	transitions: compare(before.transitions, after.transitions, ({ id }) => id),
})

/** Paths by id that are new, gone, kept, or kept with other effects or requirements. */
export const pathChanges = (before: readonly Path[], after: readonly Path[]): Changes =>
	compare(
		before,
		after,
		({ id }) => id,
		({ steps }) =>
			steps.map(({ kind, label, to, effects, requirements }) => [
				kind,
				label,
				stateOf(to),
				effects,
				requirements,
			]),
	)

/** Returns true if nothing was added, removed or changed. */
export const isUnchanged = ({ added, removed, changed }: Changes): boolean =>
	added.length + removed.length + changed.length === 0
