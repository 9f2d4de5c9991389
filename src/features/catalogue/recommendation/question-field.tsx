import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { m } from '#i18n/messages'
import type { Question } from '#machines/catalogue/recommendation/questionnaire.rules.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { MultiSelectField } from '#ui/form/multi-select-field.tsx'
import { optionLabel, questionWords } from './question-words.ts'
import type { QuestionnaireRef } from './use-questionnaire.ts'

/** Up to this number, all options are visible. */
const IN_SIGHT = 6

type QuestionProps = {
	questionnaire: QuestionnaireRef
	question: Question
	options: readonly string[]
	busy: boolean
}

/** One question: its options in sight, or in a list that opens where there are many. */
export const QuestionField = ({ questionnaire, question, options, busy }: QuestionProps) => {
	const value = useSelector(questionnaire, ({ context }) => context.answers[question])
	const tried = useSelector(questionnaire, ({ context }) => context.tried)
	const named = useMemo(
		() => options.map((option) => ({ value: option, label: optionLabel(option) })),
		[options],
	)
	const { label, required, hint } = questionWords[question]
	const error = tried && value.length === 0 ? required() : undefined
	const change = (values: readonly string[]) =>
		questionnaire.send({ type: 'answer.changed', question, values })
	if (options.length > IN_SIGHT)
		return (
			<MultiSelectField
				label={label()}
				hint={hint?.()}
				error={error}
				options={named}
				value={value}
				onChange={change}
				placeholder={m.questionnaire_choose()}
				readOnly={busy}
			/>
		)
	const isOne = question === 'experience'
	return (
		<ChoiceGroup
			kind={isOne ? 'radio' : 'checkbox'}
			legend={label()}
			options={named}
			value={value}
			error={error}
			disabled={busy}
			onToggle={(option, chosen) => {
				if (isOne) change([option])
				else change(chosen ? [...value, option] : value.filter((one) => one !== option))
			}}
		/>
	)
}
