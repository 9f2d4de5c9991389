import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { createRepeatKey } from '#api/repeat-key.ts'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { MOST_COINS, sendCoins } from './coin-gift.ts'
import { type Customer, customersKey } from './customer.queries.ts'
import { ReasonField } from './reason-field.tsx'

/** Gives a person coins, with a reason for the team (WAL-01). */
export const CoinsButton = ({ customer: { id, name } }: { customer: Customer }) => {
	const queryClient = useQueryClient()
	const [key] = useState(createRepeatKey)
	const [typed, setTyped] = useState('')
	const [reason, setReason] = useState('')
	const coins = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0
	const isRight = coins >= 1 && coins <= MOST_COINS
	const onGiven = useCallback(() => {
		key.forget()
		setTyped('')
		setReason('')
		announce(m.desk_customer_coins_given())
		void queryClient.invalidateQueries({ queryKey: customersKey })
	}, [key, queryClient])
	return (
		<CommandButton
			label={m.desk_customer_give_coins()}
			name={m.desk_customer_give_coins()}
			title={m.desk_customer_give_coins_to({ name })}
			text={m.desk_customer_give_coins_text()}
			ok={m.desk_customer_give_coins_ok()}
			size="md"
			isReady={isRight && reason.trim() !== ''}
			run={(signal) => sendCoins(id, { coins, reason: reason.trim() }, key, signal)}
			onDone={onGiven}
		>
			<TextField
				label={m.desk_customer_coins()}
				error={typed.trim() !== '' && !isRight && m.desk_customer_coins_fault()}
				inputMode="numeric"
				maxLength={6}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<ReasonField reason={reason} hint={m.desk_customer_reason_hint()} onChange={setReason} />
		</CommandButton>
	)
}
