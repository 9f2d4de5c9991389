import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import {
	answerOf,
	indexesOf,
	LONGEST_ANSWER,
	OPEN_PART,
	partsOf,
} from '#domain/learning/quiz-answer.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { choice } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { QuizQuestionData } from './quiz.types.ts'

const look = choice()
const options = css({
	'& legend': { textStyle: 'title', pb: '2' },
	'& label': { fontSize: 'md', py: '1' },
})
const typed = css({ maxW: '[24rem]', '& label': { textStyle: 'title', pb: '2' } })
const note = css({ textStyle: 'small', color: 'ink.muted', pb: '2' })
const rows = css({ display: 'flex', flexDirection: 'column', gap: '3', maxW: '[32rem]' })
const row = css({ display: 'flex', alignItems: 'center', gap: '1', '& > span': { flex: '1' } })

type AnswerProps = {
	question: QuizQuestionData
	/** Empty without one. */
	answer: string
	disabled: boolean
	onAnswer: (answer: string) => void
}

const Choices = ({ question, answer, disabled, onAnswer }: AnswerProps) => {
	const { kind, prompt } = question
	const texts = kind === 'truth' ? [m.quiz_true(), m.quiz_false()] : question.options
	const chosen = (indexesOf(answer) ?? []).map(String)
	const isSeveral = kind === 'several'
	return (
		<div className={options}>
			<ChoiceGroup
				kind={isSeveral ? 'checkbox' : 'radio'}
				legend={isSeveral ? m.quiz_several({ prompt }) : prompt}
				options={texts.map((label, place) => ({ value: String(place), label }))}
				value={chosen}
				disabled={disabled}
				onToggle={(value, isChosen) => {
					const others = isSeveral ? chosen.filter((one) => one !== value) : []
					onAnswer(
						answerOf(
							[...others, ...(isChosen ? [value] : [])].map(Number).toSorted((a, b) => a - b),
						),
					)
				}}
			/>
		</div>
	)
}

const Typed = ({ question, answer, disabled, onAnswer }: AnswerProps) => (
	<div className={typed}>
		<TextField
			label={question.prompt}
			hint={question.kind === 'number' ? m.quiz_number_hint() : m.quiz_text_hint()}
			inputMode={question.kind === 'number' ? 'decimal' : 'text'}
			autoComplete="off"
			maxLength={LONGEST_ANSWER}
			disabled={disabled}
			value={answer}
			onChange={({ target }) => onAnswer(target.value)}
		/>
	</div>
)

const Pairs = ({ question, answer, disabled, onAnswer }: AnswerProps) => {
	const parts = partsOf(answer, question.options.length)
	return (
		<fieldset className={look.group} disabled={disabled}>
			<div className={options}>
				<legend>{question.prompt}</legend>
			</div>
			<div className={rows}>
				{question.options.map((left, place) => (
					<SelectField
						key={left}
						label={left}
						value={parts[place] ?? OPEN_PART}
						options={[
							{ value: OPEN_PART, label: m.quiz_pair_choose() },
							...question.matches.map((right, index) => ({ value: String(index), label: right })),
						]}
						onChange={({ target }) => {
							const next = parts.with(place, target.value)
							onAnswer(next.every((part) => part === OPEN_PART) ? '' : next.join())
						}}
					/>
				))}
			</div>
		</fieldset>
	)
}

const Order = ({ question, answer, disabled, onAnswer }: AnswerProps) => {
	const { options: texts } = question
	const order = indexesOf(answer) ?? texts.map((_, place) => place)
	const swap = (place: number, by: 1 | -1) =>
		onAnswer(answerOf(order.with(place, order[place + by]!).with(place + by, order[place]!)))
	return (
		<fieldset className={look.group} disabled={disabled}>
			<div className={options}>
				<legend>{question.prompt}</legend>
				<p className={note}>{m.quiz_order()}</p>
			</div>
			<ol className={rows}>
				{order.map((index, place) => (
					<li key={index} className={row}>
						<span>
							{place + 1}. {texts[index]}
						</span>
						<IconButton
							label={m.quiz_row_up({ row: texts[index] ?? '' })}
							disabled={place === 0}
							onClick={() => swap(place, -1)}
						>
							<ArrowUp size={18} aria-hidden="true" />
						</IconButton>
						<IconButton
							label={m.quiz_row_down({ row: texts[index] ?? '' })}
							disabled={place === order.length - 1}
							onClick={() => swap(place, 1)}
						>
							<ArrowDown size={18} aria-hidden="true" />
						</IconButton>
					</li>
				))}
			</ol>
			{answer === '' && (
				<div>
					<Button size="sm" tone="outline" onClick={() => onAnswer(answerOf(order))}>
						{m.quiz_order_keep()}
					</Button>
				</div>
			)}
		</fieldset>
	)
}

const views = {
	one: Choices,
	several: Choices,
	truth: Choices,
	number: Typed,
	text: Typed,
	match: Pairs,
	order: Order,
}

/** The fields in which a question is answered, by its kind (DSK-06). */
export const QuizAnswer = (props: AnswerProps) => {
	const View = views[props.question.kind]
	return <View {...props} />
}
