import { productPath } from '#domain/web/navigation.rules.ts'
import type { TrainingEntry } from '#openapi/v1.gen.ts'
import type { FoundEntry } from './training.store.ts'

const pathOf = ({ courseType, slug, slugtitle, quizSlug }: FoundEntry): string | null => {
	if (quizSlug) return `/quiz/${quizSlug}`
	return courseType && slug && slugtitle
		? productPath({ course_type: courseType, slug, slugtitle })
		: null
}

/** An entry of a record as the contract has it. */
export const entryOf = (found: FoundEntry): TrainingEntry => {
	const { entry } = found
	return {
		id: entry.id,
		source: entry.source,
		title: entry.title,
		provider: entry.provider,
		completed_on: entry.completedOn,
		minutes: entry.minutes,
		kind: entry.kind,
		standard: entry.standard,
		points: entry.points,
		path: pathOf(found),
		has_proof: entry.proofKey !== null,
	}
}
