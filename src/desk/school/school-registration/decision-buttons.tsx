import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { refreshInbox } from '#desk/waiting/refresh-inbox.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { row3 } from '#ui/look.ts'
import {
	type DeskRegistration,
	registrationsKey,
	sendDecision,
} from './school-registration.queries.ts'

/** Approves a school or declines it with a reason (DSK-14). */
export const DecisionButtons = ({
	registration: { id, name },
}: {
	registration: DeskRegistration
}) => {
	const queryClient = useQueryClient()
	const [reason, setReason] = useState('')
	const onDecided = useCallback(() => {
		announce(m.desk_school_decided())
		void refreshInbox(queryClient, registrationsKey)
	}, [queryClient])
	return (
		<div className={row3}>
			<CommandButton
				label={m.desk_school_approve()}
				name={m.desk_school_approve_name({ name })}
				title={m.desk_school_approve_name({ name })}
				text={m.desk_school_approve_text()}
				ok={m.desk_school_approve()}
				refused={m.desk_school_refused()}
				tone="solid"
				size="md"
				run={(signal) => sendDecision(id, { decision: 'approve', reason: '' }, signal)}
				onDone={onDecided}
			/>
			<CommandButton
				label={m.desk_school_decline()}
				name={m.desk_school_decline_name({ name })}
				title={m.desk_school_decline_name({ name })}
				text={m.desk_school_decline_text()}
				ok={m.desk_school_decline()}
				refused={m.desk_school_refused()}
				size="md"
				isReady={reason.trim() !== ''}
				run={(signal) => sendDecision(id, { decision: 'decline', reason: reason.trim() }, signal)}
				onDone={onDecided}
			>
				<TextArea
					label={m.desk_school_reason()}
					maxLength={1000}
					value={reason}
					onChange={({ target }) => setReason(target.value)}
					required
				/>
			</CommandButton>
		</div>
	)
}
