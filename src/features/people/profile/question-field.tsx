import { useSelector } from '@xstate/react'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Words } from '#ui/layout/words.tsx'
import type { ProfileQuestion } from './profile-questions.query.ts'
import { questionLabel } from './question-words.ts'
import type { ProfileQuestionsRef } from './use-profile-questions.ts'

/** As long as the server takes one value. */
const MOST = 2000

type QuestionFieldProps = {
	question: ProfileQuestion
	form: ProfileQuestionsRef
	busy: boolean
}

/** One question as its type asks: several choices, one choice, or free text (PRF-06). */
export const QuestionField = ({ question, form, busy }: QuestionFieldProps) => {
	const { id, question_title: title, question_type: type } = question
	const values = useSelector(
		form,
		({ context: { draft, saved } }) => draft[id] ?? saved[id]?.values ?? [],
	)
	const change = (next: readonly string[]) =>
		form.send({ type: 'answer.changed', questionId: id, values: next })
	if (type === 'free_text')
		return (
			<TextArea
				label={questionLabel(title)}
				name={id}
				value={values[0] ?? ''}
				maxLength={MOST}
				readOnly={busy}
				onChange={(event) => change([event.target.value])}
			/>
		)
	const isSingle = type === 'multiple_choice'
	return (
		<ChoiceGroup
			kind={isSingle ? 'radio' : 'checkbox'}
			legend={questionLabel(title)}
			name={id}
			options={question.options.map((value) => ({
				value,
				label: <Words text={questionLabel(value)} />,
			}))}
			value={values}
			disabled={busy}
			onToggle={(value, chosen) => {
				const others = isSingle ? [] : values.filter((one) => one !== value)
				change(chosen ? [...others, value] : others)
			}}
		/>
	)
}
