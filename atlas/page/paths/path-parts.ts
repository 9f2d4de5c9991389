import type { Selected } from '#atlas/diagram/draw/drawing.types.ts'
import { isIn } from '#atlas/graph/graph.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'

/**
 * Returns the states of a path to bring into view: the current one after `at` steps, or every state
 * it enters if `at` is 0.
 * @param states names of the machine's states, parents before children
 */
export const pathParts = (
	states: readonly string[],
	{ steps }: Pick<Path, 'steps'>,
	at: number,
): Selected[] => {
	const shown = at > 0 ? steps.slice(at - 1, at) : steps
	const names = shown.flatMap(
		({ to }) => states.findLast((name) => name !== '.' && isIn(to, name)) ?? [],
	)
	return [...new Set(names)].map((id) => ({ kind: 'state', id }))
}
