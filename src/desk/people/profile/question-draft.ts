import { placeOf } from '#desk/record/place-of.ts'
import {
	type OptionList,
	optionLists,
	type QuestionTerms,
	type QuestionType,
	questionFaultsOf,
} from '#domain/people/profile-question.rules.ts'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'

/** Returns the fields of a question as the form shows them; options are lines. */
export const draftOf = (terms: QuestionTerms): RecordDraft => ({
	title: terms.title,
	type: terms.question_type,
	list: terms.options_list ?? '',
	options: terms.options.join('\n'),
	place: String(terms.place),
	isHidden: terms.is_hidden,
})

const linesOf = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')

/** Returns the terms of what is typed. */
export const termsOf = (draft: RecordDraft): QuestionTerms => {
	const type = draft.type as QuestionType
	const list = type === 'free_text' ? undefined : optionLists.find((one) => one === draft.list)
	const hasOptions = type !== 'free_text' && list === undefined
	return {
		title: String(draft.title).trim(),
		question_type: type,
		options: hasOptions ? linesOf(String(draft.options)) : [],
		options_list: (list ?? null) as OptionList | null,
		place: placeOf(String(draft.place)),
		is_hidden: draft.isHidden === true,
	}
}

/** The fields that are wrong. */
export const faultsOf = (draft: RecordDraft): readonly string[] => {
	const terms = termsOf(draft)
	return [...questionFaultsOf(terms), ...(terms.place > 0 ? [] : ['place'])]
}
