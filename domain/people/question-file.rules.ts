import { faultOfWords, type ListFile } from './list-file.rules.ts'
import {
	optionLists,
	type QuestionTerms,
	questionFaultsOf,
	questionTypes,
} from './profile-question.rules.ts'
import { yesOf } from './table-rows.rules.ts'

/** A question of a file, which has no place yet. */
export type QuestionLine = Omit<QuestionTerms, 'place'>

/** A file of profile questions (28.3); `options` are separated by `|`. */
export const questionFile: ListFile<QuestionLine> = {
	columns: ['title', 'question_type', 'options', 'options_list', 'hidden'],
	needed: ['title', 'question_type'],
	most: 100,
	readLine: (cell) => {
		const fault = (column: string, reason: 'question-type' | 'unknown' | 'yes' | 'options') => ({
			...{ column, value: cell(column), reason },
		})
		const long = faultOfWords(cell, { title: 300 })
		if (long) return long
		const type = questionTypes.find((one) => one === cell('question_type').toLowerCase())
		if (!type) return fault('question_type', 'question-type')
		const list = optionLists.find((one) => one === cell('options_list')) ?? null
		if (list === null && cell('options_list') !== '') return fault('options_list', 'unknown')
		const isHidden = yesOf(cell('hidden'))
		if (isHidden === undefined) return fault('hidden', 'yes')
		const options = cell('options')
			.split('|')
			.map((option) => option.trim())
			.filter(Boolean)
		const terms = {
			...{ title: cell('title'), question_type: type, options, options_list: list },
			is_hidden: isHidden,
		}
		const [wrong] = questionFaultsOf({ ...terms, place: 1 })
		return wrong ? fault(wrong, 'options') : terms
	},
}

/** A question as a line of such a file. */
export const questionLine = (terms: QuestionTerms) => ({
	...{ title: terms.title, question_type: terms.question_type },
	...{ options: terms.options.join(' | '), options_list: terms.options_list },
	hidden: terms.is_hidden ? 'yes' : 'no',
})
