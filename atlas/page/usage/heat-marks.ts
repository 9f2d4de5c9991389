import type { Marks } from '#atlas/diagram/draw/drawing.types.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Usage } from '#atlas/usage/tally.ts'

const THIN = 1.25
const THICK = 6

/**
 * Transitions by how often they were taken, on a scale of roots so that rare ones are seen; what
 * nobody took is faded.
 */
export const heatMarks = (
	{ states, transitions }: Definition,
	{ taken, states: used }: Usage,
): Marks => {
	const most = Math.max(1, ...taken.values())
	const passed = new Set(transitions.flatMap(({ id, source }) => (taken.has(id) ? [source] : [])))
	const share = (id: string) => Math.sqrt((taken.get(id) ?? 0) / most)
	return {
		states: Object.fromEntries(
			states.flatMap(({ name, children }) =>
				name !== '.' && children.length === 0 && !used.has(name) && !passed.has(name)
					? [[name, 'unused']]
					: [],
			),
		),
		transitions: Object.fromEntries(
			transitions.map(({ id }) => [
				id,
				taken.has(id)
					? {
							stroke: `color-mix(in oklab, var(--colors-primary) ${Math.round(35 + 65 * share(id))}%, var(--colors-control))`,
							width: THIN + (THICK - THIN) * share(id),
						}
					: 'unused',
			]),
		),
	}
}
