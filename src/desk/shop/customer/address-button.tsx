import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { isMailAddress } from '#domain/people/mail-address.rules.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type Customer, customersKey } from './customer.queries.ts'
import { correctEmail } from './customer-acts.ts'
import { ReasonField } from './reason-field.tsx'

/** Corrects the address that a person signs in with (28.11). */
export const AddressButton = ({ customer: { id, name, email } }: { customer: Customer }) => {
	const queryClient = useQueryClient()
	const [typed, setTyped] = useState('')
	const [reason, setReason] = useState('')
	const address = typed.trim()
	const isRight = isMailAddress(address) && address.toLowerCase() !== email
	const onDone = useCallback(() => {
		setTyped('')
		setReason('')
		announce(m.desk_customer_email_corrected())
		void queryClient.invalidateQueries({ queryKey: customersKey })
	}, [queryClient])
	return (
		<CommandButton
			label={m.desk_customer_correct_email()}
			name={m.desk_customer_correct_email()}
			title={m.desk_customer_correct_email_of({ name })}
			text={m.desk_customer_correct_email_text()}
			ok={m.desk_customer_correct_email()}
			size="md"
			isReady={isRight && reason.trim() !== ''}
			run={(signal) => correctEmail(id, { email: address, reason: reason.trim() }, signal)}
			onDone={onDone}
			refused={m.desk_customer_correct_email_refused()}
		>
			<TextField
				label={m.desk_customer_new_email()}
				error={address !== '' && !isRight && m.desk_customer_new_email_fault()}
				type="email"
				autoComplete="off"
				maxLength={254}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<ReasonField reason={reason} hint={m.desk_customer_reason_hint()} onChange={setReason} />
		</CommandButton>
	)
}
