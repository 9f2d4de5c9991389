/**
 * An answer to a question, as a browser keeps and sends it: the indexes of what was chosen, or of
 * the rows in their order, as `0,2`; a number or a text as it was typed.
 */
export type QuizAnswer = string

/** Longest answer, in characters. */
export const LONGEST_ANSWER = 300

/** Writes indexes as an answer. */
export const answerOf = (indexes: readonly number[]): QuizAnswer => indexes.join(',')

/** Reads the indexes of an answer; null for anything that has other characters. */
export const indexesOf = (answer: QuizAnswer): number[] | null =>
	/^\d{1,2}(,\d{1,2})*$/.test(answer) ? answer.split(',').map(Number) : null

/** In place of a row that has no half yet. */
export const OPEN_PART = '?'

const PARTS = /^(\d{1,2}|\?)(,(\d{1,2}|\?))*$/

/** The halves that were chosen for rows; those without one are open. */
export const partsOf = (answer: QuizAnswer, rows: number): string[] => {
	const parts = PARTS.test(answer) ? answer.split(',') : []
	return Array.from({ length: rows }, (_, place) => parts[place] ?? OPEN_PART)
}

/** Returns true if an answer has no open row. */
export const isWholeAnswer = (answer: QuizAnswer): boolean =>
	!(PARTS.test(answer) && answer.includes(OPEN_PART))
