/** Types of a question of the profile form (PRF-06). */
export const questionTypes = ['multi_select', 'multiple_choice', 'free_text'] as const

export type QuestionType = (typeof questionTypes)[number]

/** Reference lists that can be the options of a question. */
export const optionLists = [
	...(['competency', 'test_tracks', 'grades', 'subjects', 'registration_roles'] as const),
	...(['school_grade', 'school_board', 'activity', 'skt'] as const),
] as const

export type OptionList = (typeof optionLists)[number]

/** A question as the desk writes it; `place` counts from 1. */
export type QuestionTerms = {
	title: string
	question_type: QuestionType
	options: string[]
	options_list: OptionList | null
	place: number
	is_hidden: boolean
}

/** Most options of a question, and most characters of one. */
export const MOST_OPTIONS = 50
export const LONGEST_OPTION = 120

/**
 * The fields of a question that are wrong: a free text has no options, another question at least
 * two different ones, or a reference list.
 */
export const questionFaultsOf = (terms: QuestionTerms): ('title' | 'options')[] => {
	const { title, question_type: type, options, options_list: list } = terms
	const names = options.map((option) => option.trim())
	const hasOptions =
		names.length >= 2 &&
		names.length <= MOST_OPTIONS &&
		new Set(names).size === names.length &&
		names.every((name) => name !== '' && name.length <= LONGEST_OPTION)
	const isChoice = type !== 'free_text'
	const isFit = isChoice && list === null ? hasOptions : options.length === 0
	const hasList = list === null || isChoice
	return [
		...(title.trim() ? [] : (['title'] as const)),
		...(isFit && hasList ? [] : (['options'] as const)),
	]
}
