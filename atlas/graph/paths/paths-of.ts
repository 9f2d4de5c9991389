import { pathNames } from '#atlas/naming/path-name.ts'
import { pathId } from './path-id.ts'
import { isUnexpected, type Step } from './unexpected.ts'

/**
 * A path from a start; no other of its suite has its name. The title begins with the requirement
 * ids of its steps.
 */
export type Path = {
	id: string
	name: string
	title: string
	requirements: string[]
	steps: Step[]
}

/**
 * Sequences of steps as paths with ids and names; of those with the same id, the last is kept in
 * the place of the first.
 */
export const pathsOf = (noun: string, sequences: readonly (readonly Step[])[]): Path[] => {
	const found = new Map<string, { id: string; made: Step[]; steps: readonly Step[] }>()
	for (const steps of sequences) {
		const made = steps.filter((step) => !isUnexpected(step))
		const id = pathId(made)
		found.set(id, { id, made, steps })
	}
	const unique = [...found.values()]
	const names = pathNames(unique)
	return unique.map(({ id, steps }, i) => {
		const requirements = [...new Set(steps.flatMap((step) => step.requirements))].sort()
		const name = names[i]!
		const title = `${requirements.join(' ')} ${noun}: ${name}`.trim()
		return { id, name, title, requirements, steps: [...steps] }
	})
}
