import { faultOfWords, type ListFile } from '#domain/people/list-file.rules.ts'
import { questionColumns, type ReadQuestion, readQuestion } from './question-file.rules.ts'
import { quizLimits } from './quiz-content.rules.ts'

/** A question of a file of quizzes, with what its line says of the quiz. */
export type QuizLine = {
	title: string
	slug: string
	summary: string
	subject: string
	minutes: number
	question: ReadQuestion
}

/**
 * A file of quizzes (28.3). Each line is a question; lines of one title make one quiz. The first
 * line of a title gives the quiz its address, summary, subject and minutes.
 */
export const quizFile: ListFile<QuizLine> = {
	columns: ['quiz', 'address', 'summary', 'subject', 'minutes', ...questionColumns],
	needed: ['quiz', 'question'],
	most: 1000,
	readLine: (cell) => {
		const long = faultOfWords(cell, { quiz: quizLimits.title })
		if (long) return long
		const minutes = cell('minutes') === '' ? 10 : Number(cell('minutes'))
		if (!(Number.isInteger(minutes) && minutes >= 1 && minutes <= quizLimits.minutes))
			return { column: 'minutes', value: cell('minutes'), reason: 'number' }
		const question = readQuestion(cell)
		if ('reason' in question) return question
		return {
			...{ title: cell('quiz'), slug: cell('address'), summary: cell('summary') },
			...{ subject: cell('subject'), minutes, question },
		}
	},
}
