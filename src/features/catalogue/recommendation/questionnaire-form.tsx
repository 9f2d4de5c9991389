import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { type Options, questions } from '#machines/catalogue/recommendation/questionnaire.rules.ts'
import { Progress } from '#ui/display/progress.tsx'
import { focusFirstError, focusFirstField } from '#ui/form/focus-first-error.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { small, stack5 } from '#ui/look.ts'
import { QuestionField } from './question-field.tsx'
import type { QuestionnaireRef } from './use-questionnaire.ts'

const failures = {
	offline: m.questionnaire_offline,
	unavailable: m.questionnaire_unavailable,
	signedOut: m.questionnaire_signed_out,
}

type FormProps = { id: string; questionnaire: QuestionnaireRef; options: Options }

/** The questions, all of them or the wizard's one (NDG-03). */
export const QuestionnaireForm = ({ id, questionnaire, options }: FormProps) => {
	const { variant, position, failure } = useSelector(questionnaire, ({ context }) => context)
	const busy = useSelector(questionnaire, (snapshot) => snapshot.hasTag('busy'))
	const isWizard = variant === 'wizard'
	const isLast = position === questions.length - 1
	const place = m.questionnaire_question({ number: position + 1, total: questions.length })
	const shown = isWizard ? questions.slice(position, position + 1) : questions
	return (
		<form
			id={id}
			className={stack5}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				const type = isWizard && !isLast ? 'question.continued' : 'answers.submitted'
				questionnaire.send({ type })
				const isAhead = questionnaire.getSnapshot().context.position > position
				const focus = isAhead ? focusFirstField : focusFirstError
				focus(event.currentTarget)
			}}
		>
			{failure && <Notice kind="warning">{failures[failure]()}</Notice>}
			{isWizard ? (
				<div>
					<p className={small}>{place}</p>
					<Progress value={(position / questions.length) * 100} label={place} />
				</div>
			) : (
				<p className={small}>{m.questionnaire_text()}</p>
			)}
			{shown.map((question) => (
				<QuestionField
					key={question}
					questionnaire={questionnaire}
					question={question}
					options={options[question]}
					busy={busy}
				/>
			))}
		</form>
	)
}
