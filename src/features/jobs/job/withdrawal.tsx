import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { JobApplicationRef } from './use-job-application.ts'

/** Takes an application back after asking once more; nothing where it cannot be. */
export const Withdrawal = ({
	application,
	title,
}: {
	application: JobApplicationRef
	title: string
}) => {
	const state = useSelector(application, (snapshot) => snapshot)
	const isAsked = state.matches('confirming') || state.matches('withdrawing')
	if (!state.matches('applied') && !isAsked) return null
	return (
		<>
			{state.context.failure && <Notice kind="warning">{m.job_withdraw_failed()}</Notice>}
			<Button
				tone="outline"
				size="sm"
				aria-label={m.job_withdraw_named({ title })}
				onClick={() => application.send({ type: 'withdrawal.requested' })}
			>
				{m.job_withdraw()}
			</Button>
			{isAsked && (
				<AlertDialog
					title={m.job_withdraw_title()}
					text={m.job_withdraw_text()}
					ok={m.job_withdraw()}
					onOk={() => application.send({ type: 'withdrawal.confirmed' })}
					cancel={m.job_withdraw_keep()}
					onCancel={() => application.send({ type: 'withdrawal.dismissed' })}
					busy={state.hasTag('busy')}
				/>
			)}
		</>
	)
}
