import { isIn } from '#atlas/graph/graph.ts'
import type { Path } from '#atlas/graph/paths/suite.ts'

/**
 * The paths with a name, a requirement, a transition, a state or a text of a step that the words
 * name; all of them without words.
 */
export const passing = (paths: readonly Path[], words: string): Path[] => {
	const wanted = words.trim().toLowerCase()
	if (wanted === '') return [...paths]
	return paths.filter(
		({ id, name, requirements, steps }) =>
			id.includes(wanted) ||
			name.toLowerCase().includes(wanted) ||
			requirements.some((one) => one.toLowerCase() === wanted) ||
			steps.some(
				({ label, to, transitions }) =>
					label.toLowerCase().includes(wanted) ||
					isIn(to, words.trim()) ||
					transitions.some((one) => one.toLowerCase() === wanted),
			),
	)
}
