import type { Marks } from '#atlas/diagram/draw/drawing.types.ts'

/**
 * Highlights on a picture: the current state, the last transitions, and the earlier ones. States
 * around a highlighted one show that they are active.
 */
export const litMarks = (
	states: readonly string[],
	last: readonly string[] = [],
	before: readonly string[] = [],
): Marks => ({
	states: Object.fromEntries(
		states.map((name) => [
			name,
			states.some((other) => other.startsWith(`${name}.`)) ? 'within' : 'lit',
		]),
	),
	transitions: Object.fromEntries([
		...before.map((id) => [id, 'passed']),
		...last.map((id) => [id, 'lit']),
	]),
})
