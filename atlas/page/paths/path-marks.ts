import type { Marks } from '#atlas/diagram/draw/drawing.types.ts'
import { isIn } from '#atlas/graph/graph.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'
import { litMarks } from '../stage/marks-of.ts'

/** Highlights a path on the picture after `at` of its steps; before the first, the whole path. */
export const pathMarks = (states: readonly string[], path: Path, at: number): Marks => {
	const taken = path.steps.slice(0, at || undefined).flatMap(({ transitions }) => transitions)
	const step = path.steps[at - 1]
	if (!step) return litMarks([], [], taken)
	const now = states.filter((name) => name !== '.' && isIn(step.to, name))
	return litMarks(now, step.transitions, taken)
}
