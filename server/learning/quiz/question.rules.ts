import { createHash } from 'node:crypto'
import { indexesOf, type QuizAnswer } from '#domain/learning/quiz-answer.rules.ts'
import {
	comparedText,
	numberOf,
	type QuestionKind,
	type QuizQuestionContent,
} from '#domain/learning/quiz-content.rules.ts'

/** The right answer of a question; a kind has only its own fields. */
export type QuestionKey = Partial<
	Pick<QuizQuestionContent, 'right' | 'matches' | 'value' | 'tolerance' | 'accepted'>
>

/** A question as it is stored. */
export type Question = Pick<
	QuizQuestionContent,
	'id' | 'kind' | 'prompt' | 'options' | 'feedback' | 'explanation' | 'points' | 'penalty' | 'pool'
> & { key: QuestionKey }

/** Fields of a key by kind. */
const keyFields: Record<QuestionKind, readonly (keyof QuestionKey)[]> = {
	one: ['right'],
	several: ['right'],
	truth: ['right'],
	number: ['value', 'tolerance'],
	match: ['matches'],
	order: [],
	text: ['accepted'],
}

/** Kinds that have rows of text. */
const withOptions: readonly QuestionKind[] = ['one', 'several', 'match', 'order']

/** Returns a question as it is stored, without the fields of other kinds. */
export const storedQuestion = (content: QuizQuestionContent): Question => {
	const { id, kind, points, penalty } = content
	const tidied = {
		right: content.right.toSorted((a, b) => a - b),
		matches: content.matches.map((text) => text.trim()),
		value: content.value.trim().replace(',', '.'),
		tolerance: content.tolerance.trim().replace(',', '.'),
		accepted: content.accepted.map((text) => text.trim()),
	}
	const options = withOptions.includes(kind) ? content.options.map((text) => text.trim()) : []
	const feedback = content.feedback.slice(0, kind === 'truth' ? 2 : options.length)
	return {
		...{ id, kind, options, points, penalty },
		...{ prompt: content.prompt.trim(), explanation: content.explanation.trim() },
		feedback: kind === 'match' || kind === 'order' ? [] : feedback.map((text) => text.trim()),
		pool: content.pool.trim(),
		key: Object.fromEntries(keyFields[kind].map((field) => [field, tidied[field]])),
	}
}

/** Returns a stored question as the desk writes it. */
export const contentOfQuestion = ({ key, ...question }: Question): QuizQuestionContent => {
	const { id, kind, prompt, options, feedback, explanation, points, penalty, pool } = question
	const none = { right: [], matches: [], value: '', tolerance: '', accepted: [] }
	return {
		...{ id, kind, prompt, options, feedback, explanation, points, penalty, pool, ...none },
		...key,
	}
}

/** Returns true if two questions ask the same and have the same right answer. */
export const asksSame = (one: Question, other: Question): boolean => {
	const asked = ({ kind, prompt, options, key }: Question) =>
		JSON.stringify([kind, prompt, options, keyFields[kind].map((field) => key[field])])
	return asked(one) === asked(other)
}

const rankOf = (seed: string, of: string): string =>
	createHash('sha256').update(`${seed} ${of}`).digest('hex')

/** Sorts things in an order that a seed makes. */
export const ranked = <Thing>(
	things: readonly Thing[],
	seed: string,
	nameOf: (thing: Thing) => string,
): Thing[] =>
	things
		.map((thing) => ({ thing, rank: rankOf(seed, nameOf(thing)) }))
		.toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
		.map(({ thing }) => thing)

const indexes = (length: number) => Array.from({ length }, (_, index) => index)

/** Indexes in an order that a seed makes, which is never the one that they had. */
const mixed = (length: number, seed: string): number[] => {
	const order = ranked(indexes(length), seed, String)
	return order.every((index, place) => index === place)
		? [...order.slice(1), ...order.slice(0, 1)]
		: order
}

/**
 * The order in which an attempt shows the choices, rows or right halves of a question: the index of
 * the stored one at each place.
 * @param seed of the attempt; null for the order in which they are stored
 */
export const shownOrder = (question: Question, seed: string | null, shuffle: boolean): number[] => {
	const { id, kind, options } = question
	if (kind === 'number' || kind === 'text') return []
	const length = kind === 'truth' ? 2 : options.length
	if (seed === null) return indexes(length)
	// Rows are mixed in one way for all: a visitor may sign in before the answers are sent.
	if (kind === 'order' || kind === 'match') return mixed(length, `rows ${id}`)
	return shuffle && kind !== 'truth' ? mixed(length, `${seed} ${id}`) : indexes(length)
}

/** A question without its answer, as an attempt shows it. */
export const askedQuestion = (question: Question, order: readonly number[]) => {
	const { id, kind, prompt, options, points, penalty, key } = question
	const inOrder = (texts: readonly string[]) => order.map((index) => texts[index]!)
	return {
		...{ id, kind, prompt, points, penalty },
		options: kind === 'match' ? options : kind === 'truth' ? [] : inOrder(options),
		matches: kind === 'match' ? inOrder(key.matches ?? []) : [],
	}
}

/** Most indexes of an answer by kind; of pairs and orders exactly as many as there are rows. */
const countOf = ({ kind, options }: Question): { least: number; most: number } => {
	if (kind === 'match' || kind === 'order') return { least: options.length, most: options.length }
	return { least: 1, most: kind === 'several' ? options.length : 1 }
}

/**
 * Reads what was answered to a shown question, as it is stored; null for no answer, and for one
 * that the question cannot have.
 */
export const readAnswer = (
	question: Question,
	order: readonly number[],
	given: QuizAnswer | null,
): QuizAnswer | null => {
	if (given === null || given.trim() === '') return null
	if (question.kind === 'number' || question.kind === 'text') return given.trim()
	const places = indexesOf(given)
	const { least, most } = countOf(question)
	if (!places || places.length < least || places.length > most) return null
	const stored = places.map((place) => order[place])
	if (stored.includes(undefined)) return null
	// Two pairs may be given the same half; other choices are different ones.
	if (question.kind !== 'match' && new Set(stored).size !== stored.length) return null
	const isSet = question.kind === 'several'
	return (isSet ? stored.toSorted((a, b) => a! - b!) : stored).join(',')
}

const isNear = (answer: string, { value = '', tolerance = '' }: QuestionKey): boolean => {
	const [given, wanted] = [numberOf(answer), numberOf(value)]
	if (given === null || wanted === null) return false
	// Decimal fractions are not exact: 0.3 - 0.1 is less than 0.2.
	const slack = Math.max(Math.abs(wanted), 1) * Number.EPSILON * 4
	return Math.abs(given - wanted) <= (numberOf(tolerance) ?? 0) + slack
}

/** Returns true if a stored answer is right; parts of an answer count for nothing (DSK-06). */
export const isRight = (question: Question, answer: QuizAnswer | null): boolean => {
	const { kind, key, options } = question
	if (answer === null) return false
	if (kind === 'number') return isNear(answer, key)
	if (kind === 'text')
		return (key.accepted ?? []).some((text) => comparedText(text) === comparedText(answer))
	const right = kind === 'match' || kind === 'order' ? indexes(options.length) : (key.right ?? [])
	return answer === right.join(',')
}

const TRUTH = ['true', 'false']

/** A stored answer in words, a row each. True or false is `true` or `false`. */
export const answerWords = (question: Question, answer: QuizAnswer | null): string[] => {
	const { kind, options, key } = question
	if (answer === null) return []
	if (kind === 'number' || kind === 'text') return [answer]
	const chosen = indexesOf(answer) ?? []
	if (kind === 'match')
		return chosen.map((index, place) => `${options[place]} → ${(key.matches ?? [])[index] ?? ''}`)
	const texts = kind === 'truth' ? TRUTH : options
	return chosen.flatMap((index) => texts[index] ?? [])
}

/** The right answer of a question in words, a row each. */
export const rightWords = (question: Question): string[] => {
	const { kind, options, key } = question
	if (kind === 'number') return [key.tolerance ? `${key.value} ± ${key.tolerance}` : key.value!]
	if (kind === 'text') return key.accepted ?? []
	const right = kind === 'match' || kind === 'order' ? indexes(options.length) : (key.right ?? [])
	return answerWords(question, right.join(','))
}

/** The feedback on what was chosen, a row each. */
export const feedbackOn = ({ feedback }: Question, answer: QuizAnswer | null): string[] =>
	(indexesOf(answer ?? '') ?? []).flatMap((index) => feedback[index] || [])
