import { listWords } from '#desk/catalogue/reference/list-words.ts'
import { PlaceField } from '#desk/record/place-field.tsx'
import { type FieldsProps, RecordDialog } from '#desk/record/record-dialog.tsx'
import {
	optionLists,
	type QuestionTerms,
	questionTypes,
} from '#domain/people/profile-question.rules.ts'
import { m } from '#i18n/messages'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type DeskQuestion, storeQuestion } from './question.queries.ts'
import { draftOf, faultsOf, termsOf } from './question-draft.ts'
import { typeWords } from './question-words.ts'

/** The terms with which a new question begins. */
const fresh: QuestionTerms = {
	...{ title: '', question_type: 'multi_select', options: [], options_list: null },
	...{ place: 1, is_hidden: false },
}

const refusals = {
	'question-changed': { kind: 'changed' },
	'question-invalid': { kind: 'invalid' },
	'question-taken': { kind: 'taken' },
	'question-answered': { kind: 'changed' },
} as const

type QuestionFieldsProps = FieldsProps & { hasAnswers: boolean }

const Fields = ({ draft, faults, onChange, hasAnswers }: QuestionFieldsProps) => {
	const isChoice = draft.type !== 'free_text'
	return (
		<>
			<TextField
				label={m.desk_question_title()}
				name="title"
				maxLength={200}
				value={String(draft.title)}
				error={faults.includes('title') && m.desk_question_title_missing()}
				onChange={({ target }) => onChange({ title: target.value })}
			/>
			<SelectField
				label={m.desk_question_type()}
				hint={hasAnswers ? m.desk_question_type_stays() : undefined}
				disabled={hasAnswers}
				value={String(draft.type)}
				options={questionTypes.map((value) => ({ value, label: typeWords[value]() }))}
				onChange={({ target }) => onChange({ type: target.value })}
			/>
			{isChoice && (
				<SelectField
					label={m.desk_question_from()}
					value={String(draft.list)}
					options={[
						{ value: '', label: m.desk_question_own() },
						...optionLists.map((value) => ({ value, label: listWords[value]() })),
					]}
					onChange={({ target }) => onChange({ list: target.value })}
				/>
			)}
			{isChoice && draft.list === '' && (
				<TextArea
					label={m.desk_question_options()}
					hint={m.desk_question_options_hint()}
					name="options"
					value={String(draft.options)}
					error={faults.includes('options') && m.desk_question_options_fault()}
					onChange={({ target }) => onChange({ options: target.value })}
				/>
			)}
			<PlaceField draft={draft} faults={faults} onChange={onChange} />
			<Checkbox
				checked={draft.isHidden === true}
				onChange={({ target }) => onChange({ isHidden: target.checked })}
			>
				{m.desk_question_is_hidden()}
			</Checkbox>
		</>
	)
}

type DialogProps = {
	/** Null for a new question. */
	question: DeskQuestion | null
	onStored: () => void
	onClose: () => void
}

/** The form of a new question, or of one that is changed (PRF-06). */
export const QuestionDialog = ({ question, onStored, onClose }: DialogProps) => (
	<RecordDialog
		form={{
			draft: draftOf(question?.terms ?? fresh),
			store: (draft, signal) => storeQuestion(question, termsOf(draft), signal),
			refusals,
		}}
		title={question ? m.desk_question_change_title() : m.desk_question_new()}
		ok={m.desk_question_store()}
		faultsOf={faultsOf}
		fields={(props) => <Fields {...props} hasAnswers={(question?.answers ?? 0) > 0} />}
		onStored={onStored}
		onClose={onClose}
	/>
)
