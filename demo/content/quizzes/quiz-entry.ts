/** One question: prompt, options (separated by `|`), index of the right one, and why. */
export type QuestionEntry = readonly [
	prompt: string,
	options: string,
	answer: number,
	explanation: string,
]

/**
 * One quiz: title, summary, subject, competencies (their keys, separated by spaces) and its
 * questions.
 */
export type QuizEntry = readonly [
	title: string,
	summary: string,
	subject: string,
	competencies: string,
	questions: readonly QuestionEntry[],
]
