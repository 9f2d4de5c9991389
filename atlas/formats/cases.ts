import { ROOT } from '#atlas/graph/graph.ts'
import type { Suite } from '#atlas/graph/paths/suite.ts'
import { isUnexpected, type Step } from '#atlas/graph/paths/unexpected.ts'
import { waysIn } from '#atlas/graph/paths/ways.ts'

/** Most steps that a person does in one case. */
export const MOST_STEPS = 20

/** A test case: a path, or a part of a longer one. */
export type Case = {
	/** The path's id; of a further part with its number. */
	id: string
	/** The path's id. */
	path: string
	title: string
	requirements: string[]
	/**
	 * The shortest way to where a further part begins, and the situation there; null where the case
	 * begins with the start.
	 */
	before: { way: Step[]; situation: string } | null
	steps: Step[]
}

/**
 * The paths of a suite as cases of at most twenty steps; a longer path goes on in further parts,
 * which say how to come to their beginning.
 */
export const casesOf = ({ paths }: Suite): Case[] => {
	const made = paths.flatMap(({ steps }) => steps.filter((step) => !isUnexpected(step)))
	const wayIn = waysIn({ events: [], edges: made })
	return paths.flatMap((path) => {
		const count = Math.ceil(path.steps.length / MOST_STEPS)
		return Array.from({ length: count }, (_, i): Case => {
			const steps = path.steps.slice(i * MOST_STEPS, (i + 1) * MOST_STEPS)
			const situation = steps[0]!.from
			return {
				id: i === 0 ? path.id : `${path.id}-${i + 1}`,
				path: path.id,
				title: count === 1 ? path.title : `${path.title}, part ${i + 1} of ${count}`,
				requirements: path.requirements,
				before: situation === ROOT ? null : { way: wayIn(situation) ?? [], situation },
				steps,
			}
		})
	})
}
