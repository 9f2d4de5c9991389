import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { questions } from '#machines/catalogue/recommendation/questionnaire.rules.ts'
import { Button } from '#ui/action/button.tsx'
import { focusFirstField } from '#ui/form/focus-first-error.ts'
import type { QuestionnaireRef } from './use-questionnaire.ts'

type FootProps = {
	/** The id of the form that is sent. */
	form: string
	questionnaire: QuestionnaireRef
	onLater: () => void
}

/** Later, the wizard's Back, and the way on. */
export const QuestionnaireFoot = ({ form, questionnaire, onLater }: FootProps) => {
	const { variant, position } = useSelector(questionnaire, ({ context }) => context)
	const busy = useSelector(questionnaire, (snapshot) => snapshot.hasTag('busy'))
	const isWizard = variant === 'wizard'
	const isLast = !isWizard || position === questions.length - 1
	return (
		<>
			<Button tone="quiet" disabled={busy} onClick={onLater}>
				{m.questionnaire_later()}
			</Button>
			{isWizard && position > 0 && (
				<Button
					tone="outline"
					disabled={busy}
					onClick={() => {
						questionnaire.send({ type: 'question.returned' })
						focusFirstField(document.getElementById(form))
					}}
				>
					{m.questionnaire_back()}
				</Button>
			)}
			<Button type="submit" form={form} busy={busy}>
				{isLast ? m.questionnaire_submit() : m.questionnaire_next()}
			</Button>
		</>
	)
}
