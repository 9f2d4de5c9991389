/**
 * Kinds of questions (DSK-06): one right option, several, true or false, a number, pairs, an order,
 * and a short text.
 */
export const questionKinds = [
	'one',
	'several',
	'truth',
	'number',
	'match',
	'order',
	'text',
] as const

/** One of {@link questionKinds}. */
export type QuestionKind = (typeof questionKinds)[number]

/** A question as the desk writes it; a kind reads only its own fields. */
export type QuizQuestionContent = {
	id: string
	kind: QuestionKind
	prompt: string
	/** Choices; the left halves of pairs; rows in their right order. */
	options: string[]
	/** The right halves of pairs, each beside its left half. */
	matches: string[]
	/** Indexes of the right options; for true or false 0 is true and 1 is false. */
	right: number[]
	/** A decimal number, and how far an answer may be from it. */
	value: string
	tolerance: string
	/** Texts that count as right; capitals and spaces do not matter. */
	accepted: string[]
	/** Said of a chosen option, by its index. */
	feedback: string[]
	/** Shown after an attempt. */
	explanation: string
	points: number
	/** Points that a wrong answer takes; none is taken for no answer. */
	penalty: number
	/** The pool that it is drawn from; empty for none. */
	pool: string
}

/** How many questions an attempt draws from a pool. */
export type QuizPool = { name: string; asked: number }

/** A quiz as the desk writes it. */
export type QuizContent = {
	title: string
	/** Its address below /quiz. */
	slug: string
	summary: string
	subject: string
	/** Names of competencies. */
	tags: string[]
	minutes: number
	/** How many of the questions without a pool an attempt draws; null for all. */
	asked: number | null
	pools: QuizPool[]
	/** True if each attempt has its own order of questions and options. */
	shuffle: boolean
	questions: QuizQuestionContent[]
}

/** Most options, questions and characters of a quiz. */
export const quizLimits = {
	title: 120,
	slug: 120,
	summary: 500,
	prompt: 1000,
	option: 300,
	explanation: 1000,
	options: 6,
	accepted: 10,
	questions: 200,
	tags: 10,
	minutes: 240,
	points: 20,
	pool: 60,
	/** Digits of a number before and after the point. */
	digits: 9,
} as const

/** A question with nothing in it. */
export const emptyQuestion = (id: string): QuizQuestionContent => ({
	...{ id, kind: 'one', prompt: '', options: ['', ''], matches: [], right: [0] },
	...{ value: '', tolerance: '', accepted: [], feedback: [], explanation: '' },
	...{ points: 1, penalty: 0, pool: '' },
})

/** The field of a quiz that is wrong; a question's id for a question. */
export type QuizFault =
	| 'title'
	| 'slug'
	| 'summary'
	| 'subject'
	| 'minutes'
	| 'asked'
	| 'pools'
	| 'questions'
	| `question ${string}`

/** Addresses are of a to z, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const NUMBER = new RegExp(`^-?\\d{1,${quizLimits.digits}}(\\.\\d{1,${quizLimits.digits}})?$`)

/** Reads a number as people type it, with a point or a comma; null for anything else. */
export const numberOf = (typed: string): number | null => {
	const text = typed.trim().replace('−', '-').replace(',', '.')
	return NUMBER.test(text) ? Number(text) : null
}

/** The form in which short texts are compared: NFKC, small letters, single spaces. */
export const comparedText = (text: string): string =>
	text.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, ' ').trim()

const isWords = (text: string, most: number) => text.trim() !== '' && text.length <= most

const isWholeTo = (value: number, most: number, least = 1) =>
	Number.isInteger(value) && value >= least && value <= most

const areDifferent = (texts: readonly string[]) =>
	new Set(texts.map((text) => text.trim())).size === texts.length

const areRows = (texts: readonly string[]) =>
	texts.length >= 2 &&
	texts.length <= quizLimits.options &&
	texts.every((text) => isWords(text, quizLimits.option))

const isRightOf = (right: readonly number[], options: number, most: number) =>
	right.length >= 1 &&
	right.length <= most &&
	new Set(right).size === right.length &&
	right.every((index) => isWholeTo(index, options - 1, 0))

/** Judges by kind if the fields make a question that has a right answer. */
const isWholeKind: Record<QuestionKind, (question: QuizQuestionContent) => boolean> = {
	one: ({ options, right }) =>
		areRows(options) && areDifferent(options) && isRightOf(right, options.length, 1),
	several: ({ options, right }) =>
		areRows(options) && areDifferent(options) && isRightOf(right, options.length, options.length),
	truth: ({ right }) => isRightOf(right, 2, 1),
	number: ({ value, tolerance }) =>
		numberOf(value) !== null && (tolerance.trim() === '' || (numberOf(tolerance) ?? -1) >= 0),
	match: ({ options, matches }) =>
		areRows(options) &&
		areRows(matches) &&
		areDifferent(options) &&
		areDifferent(matches) &&
		options.length === matches.length,
	order: ({ options }) => areRows(options) && areDifferent(options),
	text: ({ accepted }) =>
		isWholeTo(accepted.length, quizLimits.accepted) &&
		accepted.every((text) => isWords(text, quizLimits.option)),
}

/** Returns true if a question can be asked and has a right answer. */
export const isWholeQuestion = (question: QuizQuestionContent): boolean =>
	isWords(question.prompt, quizLimits.prompt) &&
	isWholeKind[question.kind](question) &&
	question.explanation.length <= quizLimits.explanation &&
	question.feedback.every((text) => text.length <= quizLimits.option) &&
	isWholeTo(question.points, quizLimits.points) &&
	isWholeTo(question.penalty, question.points, 0) &&
	question.pool.length <= quizLimits.pool

/** Names of the pools of questions, in the order of the questions. */
export const poolsOf = (questions: readonly Pick<QuizQuestionContent, 'pool'>[]): string[] => [
	...new Set(questions.map(({ pool }) => pool.trim()).filter(Boolean)),
]

/** How many questions are in a pool; the empty name counts those without one. */
export const sizeOfPool = (
	questions: readonly Pick<QuizQuestionContent, 'pool'>[],
	name: string,
): number => questions.filter(({ pool }) => pool.trim() === name).length

const arePools = ({ pools, questions }: QuizContent) =>
	new Set(pools.map(({ name }) => name)).size === pools.length &&
	pools.every(({ name, asked }) => name !== '' && isWholeTo(asked, sizeOfPool(questions, name)))

/** Returns the fields of a quiz that are wrong, in the order of the form. */
export const quizFaultsOf = (quiz: QuizContent): QuizFault[] => {
	const { questions, asked } = quiz
	const ids = new Set(questions.map(({ id }) => id))
	const isWrong: Record<Exclude<QuizFault, `question ${string}`>, boolean> = {
		title: !isWords(quiz.title, quizLimits.title),
		slug: quiz.slug.length > quizLimits.slug || !SLUG.test(quiz.slug),
		summary: !isWords(quiz.summary, quizLimits.summary),
		subject: quiz.subject.trim() === '',
		minutes: !isWholeTo(quiz.minutes, quizLimits.minutes),
		asked: asked !== null && !isWholeTo(asked, sizeOfPool(questions, '')),
		pools: !arePools(quiz),
		questions:
			questions.length === 0 ||
			questions.length > quizLimits.questions ||
			ids.size !== questions.length,
	}
	const fields = Object.keys(isWrong) as (keyof typeof isWrong)[]
	return [
		...fields.filter((field) => isWrong[field]),
		...questions
			.filter((question) => !isWholeQuestion(question))
			.map(({ id }): QuizFault => `question ${id}`),
	]
}
