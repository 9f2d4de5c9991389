import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import {
	type QuestionKind,
	type QuizQuestionContent,
	questionKinds,
	quizLimits,
} from '#domain/learning/quiz-content.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { redText } from '#ui/look.ts'
import { QuestionAnswer } from './question-answer.tsx'
import { faultWords, kindWords } from './quiz-words.ts'

const box = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const head = css({ display: 'flex', alignItems: 'center', gap: '1' })
const name = css({ fontWeight: 'bold', flex: '1' })
const counts = css({ display: 'grid', gap: '4', md: { gridTemplateColumns: '[1fr 1fr 2fr]' } })

/** A question of another kind keeps its rows, and one right option where one is right. */
const changeOfKind = (
	{ options, right }: QuizQuestionContent,
	kind: QuestionKind,
): Partial<QuizQuestionContent> => ({
	kind,
	options: options.length < 2 ? ['', ''] : options,
	right: kind === 'several' ? right : [Math.min(right[0] ?? 0, kind === 'truth' ? 1 : 5)],
})

type QuestionProps = {
	question: QuizQuestionContent
	number: number
	isLast: boolean
	isFaulty: boolean
	onChange: (change: Partial<QuizQuestionContent>) => void
	onMove: (by: 1 | -1) => void
	onRemove: () => void
}

/** A whole number as it is typed; nothing is 0. */
const whole = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0)

/** One question: its kind, its text, the right answer, what it counts, and the explanation. */
export const QuestionField = (props: QuestionProps) => {
	const { question, number, isLast, isFaulty, onChange, onMove, onRemove } = props
	return (
		<section
			className={`${panel({ pad: true })} ${box}`}
			aria-label={m.desk_quiz_question({ number })}
		>
			<div className={head}>
				<h3 className={name}>{m.desk_quiz_question({ number })}</h3>
				<IconButton
					label={m.desk_quiz_up({ number })}
					disabled={number === 1}
					onClick={() => onMove(-1)}
				>
					<ArrowUp size={18} aria-hidden="true" />
				</IconButton>
				<IconButton
					label={m.desk_quiz_down({ number })}
					disabled={isLast}
					onClick={() => onMove(1)}
				>
					<ArrowDown size={18} aria-hidden="true" />
				</IconButton>
				<IconButton label={m.desk_quiz_remove({ number })} onClick={onRemove}>
					<X size={18} aria-hidden="true" />
				</IconButton>
			</div>
			<SelectField
				label={m.desk_quiz_kind()}
				value={question.kind}
				options={questionKinds.map((value) => ({ value, label: kindWords[value]() }))}
				onChange={({ target }) => onChange(changeOfKind(question, target.value as QuestionKind))}
			/>
			<TextArea
				label={m.desk_quiz_prompt()}
				rows={2}
				maxLength={quizLimits.prompt}
				value={question.prompt}
				onChange={({ target }) => onChange({ prompt: target.value })}
			/>
			<QuestionAnswer question={question} number={number} onChange={onChange} />
			<TextArea
				label={m.desk_quiz_explanation()}
				rows={2}
				maxLength={quizLimits.explanation}
				value={question.explanation}
				onChange={({ target }) => onChange({ explanation: target.value })}
			/>
			<div className={counts}>
				<TextField
					label={m.desk_quiz_points()}
					inputMode="numeric"
					value={String(question.points || '')}
					onChange={({ target }) => onChange({ points: whole(target.value) })}
				/>
				<TextField
					label={m.desk_quiz_penalty()}
					hint={m.desk_quiz_penalty_hint()}
					inputMode="numeric"
					value={String(question.penalty || '')}
					onChange={({ target }) => onChange({ penalty: whole(target.value) })}
				/>
				<TextField
					label={m.desk_quiz_pool()}
					hint={m.desk_quiz_pool_hint()}
					maxLength={quizLimits.pool}
					value={question.pool}
					onChange={({ target }) => onChange({ pool: target.value })}
				/>
			</div>
			{isFaulty && (
				<p className={redText} role="alert">
					{faultWords[question.kind]()}
				</p>
			)}
		</section>
	)
}
