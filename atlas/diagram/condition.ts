import { phraseOf } from './phrases.ts'

const LONGEST_CONDITION = 64
const LONGEST_NOTE = 48

const lowered = (text: string): string =>
	/^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text

const plain = (description: string): string => description.replaceAll('`', '').trim()

/**
 * A guard's words without its negation: `isKind (wanted: quoted)` is "quoted", `isScene (scene:
 * away)` "scene is away".
 */
const positive = (name: string, values: string | undefined, not: string): string => {
	const [, verb = '', bare = name] =
		/^(is|has|can|was|are|should|does)(?=[A-Z])(.*)$/.exec(name) ?? []
	const subject = phraseOf(bare)
	if (values !== undefined) {
		if (subject === 'kind') return `${not}${values}`
		return verb === 'is' && subject !== 'in'
			? `${subject} is ${not}${values}`
			: `${not}${subject} ${values}`
	}
	if (verb === 'has') return `it has ${not && 'no '}${subject}`
	if (verb === 'can' || verb === 'should') return `it ${verb} ${not}${subject}`
	return verb === 'was' ? `it was ${not}${subject}` : `${not}${subject}`
}

const wordsOf = (guard: string): string => {
	const [, not = '', name = guard, given] = /^(not )?(\S+)(?: \((.*)\))?$/.exec(guard) ?? []
	const values = given
		?.split(/, | or /)
		.map((one) => phraseOf(one.replace(/^\w+: /, '')))
		.join(' or ')
	return positive(name, values, not)
}

/** Splits at `and` and `or` outside brackets; every second piece is the word between. */
const pieces = (guard: string): string[] => guard.split(/ (and|or) (?![^(]*\))/)

/**
 * A transition's condition in words. A description of the shape "condition: what follows" gives it;
 * else the guard's name does: `isKind (wanted: quoted)` is "if quoted", `not isFree` is "if not
 * free".
 */
export const conditionOf = (guard: string, description: string | null): string => {
	const told = /^([^:]+):\s/.exec(plain(description ?? ''))?.[1]
	if (told !== undefined && told.length <= LONGEST_CONDITION)
		return /^(when|if|unless) /i.test(told) ? lowered(told) : `when ${lowered(told)}`
	const words = pieces(guard).map((one, i) => (i % 2 === 1 ? one : wordsOf(one)))
	return `if ${words.join(' ')}`
}

/**
 * Returns the part of a description to add to a label, if it says nothing of the condition and is
 * short enough; else null.
 */
export const noteOf = (description: string | null): string | null => {
	const text = plain(description ?? '')
	const clause = text.split(/[.!?;](?=\s|$)/)[0]!
	return clause === '' || clause.length > LONGEST_NOTE || clause.includes(':') ? null : clause
}
