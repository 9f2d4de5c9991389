import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { QuestionnaireDialog } from '#features/catalogue/recommendation/questionnaire-dialog.tsx'
import { m } from '#i18n/messages'
import { fixedOptions } from '#machines/catalogue/recommendation/questionnaire.rules.ts'
import { referenceQuery } from '#processes/reference/reference.query.ts'
import { accountQuery } from '#processes/session/session.queries.ts'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { ErrorState } from '#ui/list/error-state.tsx'
import { Skeleton } from '#ui/list/skeleton.tsx'

type ModalProps = { onClose: (reason: DialogReason | 'postponed' | 'finished') => void }

/**
 * The questionnaire with its facts: the account, and the lists of subjects and competencies
 * (SES-04).
 */
export const QuestionnaireModal = ({ onClose }: ModalProps) => {
	const account = useQuery(accountQuery)
	const reference = useQuery(referenceQuery)
	const options = useMemo(() => {
		if (!reference.data) return undefined
		const [subjects, competencies] = [reference.data.subjects, reference.data.competency].map(
			(list) => list.map(({ name }) => name),
		) as [string[], string[]]
		return {
			...fixedOptions,
			subject_specialization: subjects,
			competency: competencies,
			teaching_challenges: competencies,
		}
	}, [reference.data])
	if (account.data && options)
		return <QuestionnaireDialog accountId={account.data.id} options={options} onClose={onClose} />
	const retry = () => void Promise.all([account.refetch(), reference.refetch()])
	return (
		<Dialog size="long" title={m.questionnaire_title()} onClose={onClose}>
			{account.isError || reference.isError ? (
				<ErrorState onRetry={retry} />
			) : (
				<Skeleton height="20rem" />
			)}
		</Dialog>
	)
}
