import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { announce } from '#ui/dialog/announce.ts'
import { rupees } from '#ui/display/rupees.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { authorsKey, type Payout } from './author.queries.ts'
import { settlePayout } from './author-calls.ts'

const ways = css({ display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, gap: '2' })

/** Says that a payout was sent by bank, or cancels it (DSK-22). */
export const PayoutButtons = ({ payout }: { payout: Payout }) => {
	const queryClient = useQueryClient()
	const [reference, setReference] = useState('')
	const { id, gross, tds, payee, author } = payout
	const words = { amount: rupees(gross - tds), name: author.name }
	const onDecided = useCallback(() => {
		announce(m.desk_payout_decided())
		void queryClient.invalidateQueries({ queryKey: authorsKey })
	}, [queryClient])
	return (
		<span className={ways}>
			<CommandButton
				label={m.desk_payout_send()}
				name={m.desk_payout_send_name(words)}
				title={m.desk_payout_send_name(words)}
				text={m.desk_payout_send_text({
					to: `${payee.name}, ${payee.account_number}, ${payee.ifsc}`,
				})}
				ok={m.desk_payout_send_ok()}
				refused={m.desk_payout_refused()}
				isReady={reference.trim() !== ''}
				run={(signal) =>
					settlePayout(id, { decision: 'send', reference: reference.trim() }, signal)
				}
				onDone={onDecided}
			>
				<TextField
					label={m.desk_payout_reference()}
					hint={m.desk_payout_reference_hint()}
					autoComplete="off"
					maxLength={100}
					value={reference}
					onChange={({ target }) => setReference(target.value)}
				/>
			</CommandButton>
			<CommandButton
				label={m.desk_payout_cancel()}
				name={m.desk_payout_cancel_name(words)}
				title={m.desk_payout_cancel_name(words)}
				text={m.desk_payout_cancel_text()}
				ok={m.desk_payout_cancel_ok()}
				refused={m.desk_payout_refused()}
				run={(signal) => settlePayout(id, { decision: 'cancel', reference: '' }, signal)}
				onDone={onDecided}
			/>
		</span>
	)
}
