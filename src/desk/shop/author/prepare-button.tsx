import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { paiseOf, priceText } from '#domain/learning/draft-price.rules.ts'
import { TDS } from '#domain/shop/author-share.rules.ts'
import { m } from '#i18n/messages'
import { announce } from '#ui/dialog/announce.ts'
import { rupees } from '#ui/display/rupees.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type Author, authorsKey } from './author.queries.ts'
import { sendPayout } from './author-calls.ts'

type PrepareProps = { author: Author; next: NonNullable<Author['next']> }

/** The tax that is typed, in paise; null for what is no amount up to the money. */
const taxOf = (typed: string, gross: number): number | null => {
	if (/^0*$/.test(typed.trim())) return 0
	const paise = paiseOf(typed) ?? null
	return paise !== null && paise <= gross ? paise : null
}

/** Prepares the payout of what is due; the proposed tax can be changed (DSK-22). */
export const PrepareButton = ({
	author: { id, name, payee },
	next: { gross, tds },
}: PrepareProps) => {
	const queryClient = useQueryClient()
	const [typed, setTyped] = useState(priceText(tds || null) || '0')
	const tax = taxOf(typed, gross)
	const onPrepared = useCallback(() => {
		announce(m.desk_payout_is_prepared())
		void queryClient.invalidateQueries({ queryKey: authorsKey })
	}, [queryClient])
	return (
		<CommandButton
			label={m.desk_payout_prepare()}
			name={m.desk_payout_prepare()}
			title={m.desk_payout_prepare_title({ amount: rupees(gross), name })}
			text={
				payee?.pan
					? m.desk_payout_prepare_text({ percent: TDS.percent, amount: rupees(TDS.threshold) })
					: m.desk_payout_prepare_no_pan({
							percent: TDS.withoutPan,
							amount: rupees(TDS.threshold),
						})
			}
			ok={m.desk_payout_prepare_ok()}
			refused={m.desk_payout_prepare_refused()}
			tone="solid"
			size="md"
			disabled={payee === null}
			isReady={tax !== null}
			run={(signal) => sendPayout(id, { gross, tds: tax! }, signal)}
			onDone={onPrepared}
		>
			<TextField
				label={m.desk_payout_tds()}
				hint={m.desk_payout_tds_hint({ amount: rupees(tds) })}
				error={tax === null && m.desk_payout_tds_fault()}
				inputMode="decimal"
				maxLength={14}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			{tax !== null && <p>{m.desk_payout_net_is({ amount: rupees(gross - tax) })}</p>}
		</CommandButton>
	)
}
