import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { type QuizQuestionContent, quizLimits } from '#domain/learning/quiz-content.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { choice, field } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { stack3 } from '#ui/look.ts'

const look = field()
const mark = choice()
const row = css({ display: 'flex', alignItems: 'center', gap: '2' })
const cells = css({
	display: 'flex',
	flex: '1',
	flexDirection: 'column',
	gap: '2',
	sm: { flexDirection: 'row' },
})
const marked = css({ display: 'grid', placeItems: 'center', boxSize: '11', flexShrink: '0' })

type RowsProps = {
	question: QuizQuestionContent
	number: number
	onChange: (change: Partial<QuizQuestionContent>) => void
}

const legends = {
	one: m.desk_quiz_options,
	several: m.desk_quiz_options_several,
	match: m.desk_quiz_pairs,
	order: m.desk_quiz_rows,
}

/** The question without a row: indexes of right options move with it. */
const withoutRow = (
	question: QuizQuestionContent,
	index: number,
): Partial<QuizQuestionContent> => ({
	options: question.options.toSpliced(index, 1),
	matches: question.matches.toSpliced(index, 1),
	feedback: question.feedback.toSpliced(index, 1),
	right: question.right
		.filter((right) => right !== index)
		.map((right) => (right > index ? right - 1 : right)),
})

const withMark = ({ kind, right }: QuizQuestionContent, index: number, isRight: boolean) => {
	if (kind === 'one') return [index]
	const others = right.filter((one) => one !== index)
	return isRight ? [...others, index].toSorted((a, b) => a - b) : others
}

/** Rows of a question: choices with the right ones marked, pairs, or rows in their right order. */
export const QuestionRows = ({ question, number, onChange }: RowsProps) => {
	const group = useId()
	const { kind, options, matches, right } = question
	if (kind === 'truth' || kind === 'number' || kind === 'text') return null
	const hasMarks = kind === 'one' || kind === 'several'
	const isPairs = kind === 'match'
	return (
		<fieldset className={stack3}>
			<legend>{legends[kind]()}</legend>
			{options.map((text, index) => {
				const option = String(index + 1)
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the question
					<div key={index} className={row}>
						{hasMarks && (
							<label className={marked}>
								<VisuallyHidden>{m.desk_quiz_right({ option, number })}</VisuallyHidden>
								<input
									type={kind === 'one' ? 'radio' : 'checkbox'}
									className={mark.input}
									name={group}
									checked={right.includes(index)}
									onChange={({ target }) =>
										onChange({ right: withMark(question, index, target.checked) })
									}
								/>
							</label>
						)}
						<div className={cells}>
							<input
								className={look.control}
								aria-label={m.desk_quiz_option({ option, number })}
								maxLength={quizLimits.option}
								value={text}
								onChange={({ target }) => onChange({ options: options.with(index, target.value) })}
							/>
							{isPairs && (
								<input
									className={look.control}
									aria-label={m.desk_quiz_match({ option, number })}
									maxLength={quizLimits.option}
									value={matches[index] ?? ''}
									onChange={({ target }) =>
										onChange({
											matches: options.map((_, place) =>
												place === index ? target.value : (matches[place] ?? ''),
											),
										})
									}
								/>
							)}
						</div>
						{options.length > 2 && (
							<IconButton
								label={m.desk_quiz_option_remove({ option, number })}
								onClick={() => onChange(withoutRow(question, index))}
							>
								<X size={18} aria-hidden="true" />
							</IconButton>
						)}
					</div>
				)
			})}
			{options.length < quizLimits.options && (
				<div>
					<Button size="sm" tone="quiet" onClick={() => onChange({ options: [...options, ''] })}>
						{isPairs
							? m.desk_quiz_pair_add()
							: kind === 'order'
								? m.desk_quiz_row_add()
								: m.desk_quiz_option_add()}
					</Button>
				</div>
			)}
		</fieldset>
	)
}
