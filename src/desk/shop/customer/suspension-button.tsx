import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { type Customer, customersKey } from './customer.queries.ts'
import { endSuspension, suspendCustomer } from './customer-acts.ts'
import { ReasonField } from './reason-field.tsx'

/** Suspends an account, or ends its suspension (28.11). */
export const SuspensionButton = ({
	customer: { id, name, suspension },
}: {
	customer: Customer
}) => {
	const queryClient = useQueryClient()
	const [reason, setReason] = useState('')
	const onDone = useCallback(() => {
		setReason('')
		announce(suspension ? m.desk_customer_suspension_ended() : m.desk_customer_suspended_now())
		void queryClient.invalidateQueries({ queryKey: customersKey })
	}, [suspension, queryClient])
	if (suspension)
		return (
			<CommandButton
				key="end"
				label={m.desk_customer_end_suspension()}
				name={m.desk_customer_end_suspension()}
				title={m.desk_customer_end_suspension_of({ name })}
				text={m.desk_customer_end_suspension_text()}
				ok={m.desk_customer_end_suspension()}
				size="md"
				run={(signal) => endSuspension(id, signal)}
				onDone={onDone}
			/>
		)
	return (
		<CommandButton
			key="suspend"
			label={m.desk_customer_suspend()}
			name={m.desk_customer_suspend()}
			title={m.desk_customer_suspend_name({ name })}
			text={m.desk_customer_suspend_text()}
			ok={m.desk_customer_suspend()}
			size="md"
			isReady={reason.trim() !== ''}
			run={(signal) => suspendCustomer(id, reason.trim(), signal)}
			onDone={onDone}
			refused={m.desk_customer_suspend_refused()}
		>
			<ReasonField
				reason={reason}
				hint={m.desk_customer_suspend_reason_hint()}
				onChange={setReason}
			/>
		</CommandButton>
	)
}
