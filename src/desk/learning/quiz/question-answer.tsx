import { type QuizQuestionContent, quizLimits } from '#domain/learning/quiz-content.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { halves4 } from '#ui/look.ts'
import { QuestionRows } from './question-rows.tsx'

const details = css({ '& summary': { cursor: 'pointer', py: '2' } })
const column = css({ display: 'flex', flexDirection: 'column', gap: '3', pt: '2' })

type AnswerProps = {
	question: QuizQuestionContent
	number: number
	onChange: (change: Partial<QuizQuestionContent>) => void
}

const Truth = ({ question, onChange }: AnswerProps) => (
	<ChoiceGroup
		kind="radio"
		legend={m.desk_quiz_truth()}
		options={[
			{ value: '0', label: m.quiz_true() },
			{ value: '1', label: m.quiz_false() },
		]}
		value={question.right.map(String)}
		onToggle={(value) => onChange({ right: [Number(value)] })}
	/>
)

const NumberAnswer = ({ question, onChange }: AnswerProps) => (
	<div className={halves4}>
		<TextField
			label={m.desk_quiz_value()}
			inputMode="decimal"
			maxLength={30}
			value={question.value}
			onChange={({ target }) => onChange({ value: target.value })}
		/>
		<TextField
			label={m.desk_quiz_tolerance()}
			hint={m.desk_quiz_tolerance_hint()}
			inputMode="decimal"
			maxLength={30}
			value={question.tolerance}
			onChange={({ target }) => onChange({ tolerance: target.value })}
		/>
	</div>
)

const Texts = ({ question, onChange }: AnswerProps) => (
	<TextArea
		label={m.desk_quiz_accepted()}
		hint={m.desk_quiz_accepted_hint()}
		rows={3}
		value={question.accepted.join('\n')}
		onChange={({ target }) => onChange({ accepted: target.value ? target.value.split('\n') : [] })}
	/>
)

const Feedback = ({ question, number, onChange }: AnswerProps) => {
	const { kind, options, feedback } = question
	const texts = kind === 'truth' ? [m.quiz_true(), m.quiz_false()] : options
	return (
		<details className={details} open={feedback.some(Boolean) || undefined}>
			<summary>{m.desk_quiz_feedback()}</summary>
			<div className={column}>
				{texts.map((text, index) => (
					<TextField
						// biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the question
						key={index}
						label={m.desk_quiz_feedback_on({ option: text || String(index + 1), number })}
						maxLength={quizLimits.option}
						value={feedback[index] ?? ''}
						onChange={({ target }) =>
							onChange({
								feedback: texts.map((_, place) =>
									place === index ? target.value : (feedback[place] ?? ''),
								),
							})
						}
					/>
				))}
			</div>
		</details>
	)
}

const views = {
	one: QuestionRows,
	several: QuestionRows,
	truth: Truth,
	number: NumberAnswer,
	match: QuestionRows,
	order: QuestionRows,
	text: Texts,
}

/** The right answer of a question, by its kind, and the feedback on each option (DSK-06). */
export const QuestionAnswer = (props: AnswerProps) => {
	const View = views[props.question.kind]
	const hasFeedback = ['one', 'several', 'truth'].includes(props.question.kind)
	return (
		<>
			<View {...props} />
			{hasFeedback && <Feedback {...props} />}
		</>
	)
}
