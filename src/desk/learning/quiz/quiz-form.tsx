import { useSelector } from '@xstate/react'
import { useStaff } from '#desk/layout/use-staff.ts'
import { VerifyDialog } from '#desk/people/second-factor/verify-dialog.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import { muted, redText } from '#ui/look.ts'
import { PoolFields } from './pool-fields.tsx'
import { QuestionField } from './question-field.tsx'
import { QuestionImport } from './question-import.tsx'
import type { QuizRecord } from './quiz-content.queries.ts'
import { QuizFields } from './quiz-fields.tsx'
import { quizFailureWords } from './quiz-words.ts'
import { useQuizEditor } from './use-quiz-editor.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: '[48rem]' })
const title = css({ textStyle: 'section', pt: '4' })
const foot = css({
	display: 'flex',
	flexWrap: 'wrap',
	alignItems: 'center',
	gap: '3',
	pt: '3',
})

type FormProps = { record: QuizRecord | null; onStored: (id: string) => void }

/** The form of a quiz with its questions. */
export const QuizForm = ({ record, onStored }: FormProps) => {
	const { editor, choose } = useQuizEditor(record, useStaff().id, onStored)
	const { draft, faults, failure } = useSelector(editor, ({ context }) => context)
	const busy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
	const isAwaiting = useSelector(editor, (snapshot) => snapshot.matches('awaitingFactor'))
	const { questions } = draft
	return (
		<>
			<form
				className={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					if (busy) return
					editor.send({ type: 'form.submitted' })
					focusFirstError(event.currentTarget)
				}}
			>
				<QuizFields
					draft={draft}
					faults={faults}
					onChange={(change) => editor.send({ type: 'field.changed', change })}
				/>
				<h2 className={title}>{m.desk_quiz_questions({ count: questions.length })}</h2>
				<p className={muted}>{m.desk_quiz_questions_hint()}</p>
				{questions.map((question, index) => (
					<QuestionField
						key={question.id}
						question={question}
						number={index + 1}
						isLast={index === questions.length - 1}
						isFaulty={faults.includes(`question ${question.id}`)}
						onChange={(change) =>
							editor.send({ type: 'question.changed', id: question.id, change })
						}
						onMove={(by) => editor.send({ type: 'question.moved', id: question.id, by })}
						onRemove={() => editor.send({ type: 'question.removed', id: question.id })}
					/>
				))}
				<div>
					<Button
						tone="outline"
						onClick={() => editor.send({ type: 'question.added', id: crypto.randomUUID() })}
					>
						{m.desk_quiz_add()}
					</Button>
				</div>
				<QuestionImport editor={editor} choose={choose} />
				<PoolFields
					draft={draft}
					isFaulty={faults.includes('pools')}
					onChange={(pools) => editor.send({ type: 'field.changed', change: { pools } })}
				/>
				{faults.includes('questions') && (
					<p className={redText} role="alert">
						{m.desk_quiz_fault_questions()}
					</p>
				)}
				{failure && (
					<p className={redText} role="alert">
						{quizFailureWords[failure]()}
					</p>
				)}
				<div className={foot}>
					<Button type="submit" busy={busy}>
						{m.desk_quiz_save()}
					</Button>
				</div>
			</form>
			{isAwaiting && (
				<VerifyDialog
					onVerified={() => editor.send({ type: 'factor.verified' })}
					onDeclined={() => editor.send({ type: 'factor.declined' })}
				/>
			)}
		</>
	)
}
