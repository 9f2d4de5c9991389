/** The questions in their order, by the names of the contract (NDG-03). */
export const questions = [
	'experience',
	'teaching_grade',
	'subject_specialization',
	'competency',
	'learning_preference',
	'professional_goals',
	'teaching_challenges',
] as const

export type Question = (typeof questions)[number]

/** Chosen options, by question; `experience` holds at most one. */
export type Answers = Readonly<Record<Question, readonly string[]>>

/** Available options, by question. */
export type Options = Answers

/** The options that are the same for everybody; subjects and competencies come from the server. */
export const fixedOptions = {
	experience: ['less than 3 years', '3 to 5 years', '5 to 10 years', 'More than 10 years'],
	teaching_grade: [
		'Early Years',
		'Primary (1 to 5)',
		'Middle School (6 to 8)',
		'Secondary School (9-10)',
		'Senior Secondary School (11-12)',
		'Others',
	],
	learning_preference: [
		'video_content',
		'audio_content',
		'live_sessions',
		'text_articles',
		'quizzes',
	],
	professional_goals: [
		'promotion in school',
		'join school management',
		'switch to higher education',
		'switch to curriculum development and edtech',
		'start own venture like a coaching centre',
	],
} as const

/** Raised whenever the shape of stored answers changes; older ones are discarded. */
export const ANSWERS_VERSION = 1

const listOf = (kept: unknown, options: readonly string[]): string[] =>
	Array.isArray(kept) ? options.filter((option) => kept.includes(option)) : []

/**
 * Returns the stored answers of the same account. Drops options that are no longer offered; invalid
 * data gives no answers.
 */
export const readAnswers = (stored: unknown, accountId: string, options: Options): Answers => {
	const { version, accountId: owner, answers } = Object(stored) as Record<string, unknown>
	const isOwn = version === ANSWERS_VERSION && owner === accountId
	const kept = Object(isOwn ? answers : null) as Record<string, unknown>
	return Object.fromEntries(
		questions.map((question) => [question, listOf(kept[question], options[question])]),
	) as Record<Question, string[]>
}

/** The shape that readAnswers reads back. */
export const writeAnswers = (accountId: string, answers: Answers) => ({
	version: ANSWERS_VERSION,
	accountId,
	answers,
})

/** NDG-04: every question is required; those without an answer, in order. */
export const unansweredOf = (answers: Answers): Question[] =>
	questions.filter((question) => answers[question].length === 0)
