import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { isMailAddress } from '#domain/people/mail-address.rules.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type Customer, customersKey } from './customer.queries.ts'
import { mergeCustomers } from './customer-acts.ts'
import { ReasonField } from './reason-field.tsx'

/** Joins another account of the same person with this one (DSK-13). */
export const MergeButton = ({ customer: { id, name, email } }: { customer: Customer }) => {
	const queryClient = useQueryClient()
	const [typed, setTyped] = useState('')
	const [reason, setReason] = useState('')
	const address = typed.trim()
	const isOther = isMailAddress(address) && address.toLowerCase() !== email
	const onDone = useCallback(() => {
		setTyped('')
		setReason('')
		announce(m.desk_customer_merged())
		void queryClient.invalidateQueries({ queryKey: customersKey })
	}, [queryClient])
	return (
		<CommandButton
			label={m.desk_customer_merge()}
			name={m.desk_customer_merge()}
			title={m.desk_customer_merge_of({ name })}
			text={m.desk_customer_merge_text()}
			ok={m.desk_customer_merge_ok()}
			size="md"
			isReady={isOther && reason.trim() !== ''}
			run={(signal) => mergeCustomers(id, { email: address, reason: reason.trim() }, signal)}
			onDone={onDone}
			refused={m.desk_customer_merge_refused()}
		>
			<TextField
				label={m.desk_customer_merge_email()}
				type="email"
				autoComplete="off"
				maxLength={254}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<ReasonField reason={reason} hint={m.desk_customer_view_reason_hint()} onChange={setReason} />
		</CommandButton>
	)
}
