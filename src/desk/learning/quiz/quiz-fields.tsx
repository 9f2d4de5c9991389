import { useSuspenseQuery } from '@tanstack/react-query'
import { type QuizFault, quizLimits } from '#domain/learning/quiz-content.rules.ts'
import { m } from '#i18n/messages'
import { nameOf } from '#i18n/name-of.ts'
import type { QuizDraft } from '#machines/learning/quiz/quiz-editor.types.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { MultiSelectField } from '#ui/form/multi-select-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { halves4 } from '#ui/look.ts'
import { quizFaultWords } from './quiz-words.ts'

type FieldsProps = {
	draft: QuizDraft
	faults: readonly QuizFault[]
	onChange: (change: Partial<Omit<QuizDraft, 'questions'>>) => void
}

/** Everything of a quiz but its questions. */
export const QuizFields = ({ draft, faults, onChange }: FieldsProps) => {
	const { data } = useSuspenseQuery(referenceQuery)
	const errorOf = (name: keyof typeof quizFaultWords) =>
		faults.includes(name) ? quizFaultWords[name]() : undefined
	const bind = (name: 'title' | 'slug' | 'summary' | 'minutes' | 'asked') => ({
		name,
		value: draft[name],
		error: errorOf(name),
		onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
	})
	return (
		<>
			<TextField label={m.desk_quiz_title()} maxLength={quizLimits.title} {...bind('title')} />
			<TextField
				label={m.desk_quiz_slug()}
				hint={m.desk_quiz_slug_hint()}
				maxLength={quizLimits.slug}
				spellCheck={false}
				{...bind('slug')}
			/>
			<TextArea
				label={m.desk_quiz_summary()}
				rows={3}
				maxLength={quizLimits.summary}
				{...bind('summary')}
			/>
			<div className={halves4}>
				<SelectField
					label={m.desk_quiz_subject()}
					options={[
						{ value: '', label: m.draft_choose() },
						...data.subjects.map(({ name }) => ({ value: name, label: nameOf(name) })),
					]}
					value={draft.subject}
					error={errorOf('subject')}
					onChange={({ target }) => onChange({ subject: target.value })}
				/>
				<MultiSelectField
					label={m.draft_tags()}
					placeholder={m.draft_tags_none()}
					options={data.competency.map(({ name }) => ({ value: name, label: nameOf(name) }))}
					value={draft.tags}
					onChange={(tags) => onChange({ tags })}
				/>
				<TextField label={m.desk_quiz_minutes()} inputMode="numeric" {...bind('minutes')} />
				<TextField
					label={m.desk_quiz_asked()}
					hint={m.desk_quiz_asked_hint()}
					inputMode="numeric"
					{...bind('asked')}
				/>
			</div>
			<Checkbox
				checked={draft.shuffle}
				onChange={({ target }) => onChange({ shuffle: target.checked })}
			>
				{m.desk_quiz_shuffle()}
			</Checkbox>
		</>
	)
}
