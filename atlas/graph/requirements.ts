import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'

const idsIn = (metas: unknown[]): string[] =>
	metas.flatMap((meta) => {
		const { requirement } = (meta ?? {}) as { requirement?: string }
		return requirement ? requirement.split(' ') : []
	})

/**
 * The requirement ids of a step: of the transitions taken, else of the states it reaches, else of
 * those it leaves.
 */
export const requirementsOf = (
	taken: AnyTransitionDefinition[],
	next: AnyMachineSnapshot,
	from?: AnyMachineSnapshot,
): string[] => {
	const sources = [
		() => taken.map(({ meta }) => meta),
		() => Object.values(next.getMeta()),
		() => Object.values(from?.getMeta() ?? {}),
	]
	for (const source of sources) {
		const ids = idsIn(source())
		if (ids.length > 0) return [...new Set(ids)].sort()
	}
	return []
}
