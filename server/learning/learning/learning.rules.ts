/** Filter of my learning: the status of an enrolment, or the progress of its lessons. */
export type LearningStatus = 'confirmed' | 'pending' | 'in_progress' | 'completed' | 'not_started'

/** Order of my learning: newest first, or in progress, then not started, then completed. */
export type LearningSort = 'newest' | 'progress'

/** An enrolment with its progress in lessons. */
export type EnrolmentRow = {
	id: string
	resource_id: string
	status: string
	created_at: string
	done_lessons: number
	total_lessons: number
	last_activity_at: string | null
	certificate_id: string | null
	completes_at: string | null
	due_on: string | null
}

/** Percent of lessons done, in whole percent; something without lessons is at 0. */
export const progressOf = (done: number, total: number): number =>
	total === 0 ? 0 : Math.round((100 * done) / total)
