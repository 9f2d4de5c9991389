import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { m } from '#i18n/messages'
import type { Options } from '#machines/catalogue/recommendation/questionnaire.rules.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { QuestionnaireFoot } from './questionnaire-foot.tsx'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import { useQuestionnaire } from './use-questionnaire.ts'

type QuestionnaireProps = {
	accountId: string
	options: Options
	onClose: (reason: DialogReason | 'postponed' | 'finished') => void
}

/** The questionnaire for recommendations, and its result (NDG-02 to NDG-04). */
export const QuestionnaireDialog = ({ accountId, options, onClose }: QuestionnaireProps) => {
	const form = useId()
	const questionnaire = useQuestionnaire({ accountId, options }, () => onClose('finished'))
	const busy = useSelector(questionnaire, (snapshot) => snapshot.hasTag('busy'))
	const failed = useSelector(questionnaire, (snapshot) => snapshot.hasTag('failed'))
	const recommended = useSelector(questionnaire, (snapshot) => snapshot.hasTag('recommended'))
	const acknowledge = () => questionnaire.send({ type: 'result.acknowledged' })
	if (recommended)
		return (
			<AlertDialog
				title={m.questionnaire_success_title()}
				text={m.questionnaire_success()}
				onOk={acknowledge}
			/>
		)
	return (
		<>
			<Dialog
				size="long"
				title={m.questionnaire_title()}
				closable={!busy}
				onClose={onClose}
				foot={
					<QuestionnaireFoot
						form={form}
						questionnaire={questionnaire}
						onLater={() => onClose('postponed')}
					/>
				}
			>
				<QuestionnaireForm id={form} questionnaire={questionnaire} options={options} />
			</Dialog>
			{failed && (
				<AlertDialog
					title={m.questionnaire_failed_title()}
					text={m.questionnaire_failed()}
					onOk={acknowledge}
				/>
			)}
		</>
	)
}
