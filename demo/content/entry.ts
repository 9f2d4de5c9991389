/** Course types by the two letters that the content files use. */
export const COURSE_TYPES = {
	SP: 'self_paced',
	WB: 'webinar',
	MR: 'micro_resource',
	CT: 'certification',
	LT: 'live_training',
	EM: 'expert_masterclass',
	AP: 'affiliated_product',
} as const

/**
 * One resource as its author writes it: type, title, summary, outcomes (separated by `|`), lessons
 * (separated by `|`), competencies (their keys, separated by spaces), price in rupees (null is
 * free), target average rating (0 is unrated), level.
 */
export type Entry = readonly [
	type: keyof typeof COURSE_TYPES,
	title: string,
	what: string,
	outcomes: string,
	lessons: string,
	competencies: string,
	price: number | null,
	rating: number,
	level: string,
]

/** The resources of a subject and the people who teach them. */
export type SubjectContent = {
	subject: string
	language?: string
	instructors: readonly (readonly [name: string, bio: string])[]
	entries: readonly Entry[]
}
