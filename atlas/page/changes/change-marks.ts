import type { Changes } from '#atlas/changes/changes-of.ts'
import type { Marks } from '#atlas/diagram/draw/drawing.types.ts'

/**
 * Returns the highlights in the picture of one side: removed parts in the earlier one, added parts
 * in the later one, changed parts in both.
 */
export const changeMarks = (
	changes: { states: Changes; transitions: Changes },
	side: 'before' | 'after',
): Marks => {
	const marked = ({ added, removed, changed }: Changes) =>
		Object.fromEntries([
			...(side === 'before' ? removed : added).map((name) => [
				name,
				side === 'before' ? 'removed' : 'added',
			]),
			...changed.map((name) => [name, 'changed']),
		])
	return { states: marked(changes.states), transitions: marked(changes.transitions) }
}
