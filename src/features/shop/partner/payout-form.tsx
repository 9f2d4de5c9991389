import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { DueEarning } from './partner.queries.ts'
import { usePayout } from './use-payout.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-end' })

/**
 * Notes that an earning was paid to its partner by bank transfer; for customer success (API-03).
 */
export const PayoutForm = ({ earning }: { earning: DueEarning }) => {
	const { id, amount, partner } = earning
	const form = usePayout(id)
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const reference = draft.reference ?? ''
	const isShort = failure === 'rejected' && reference.trim().length < 4
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				form.send({ type: 'form.submitted' })
			}}
		>
			<div className={row}>
				<TextField
					label={m.partner_reference()}
					maxLength={40}
					autoComplete="off"
					error={(faults.reference || isShort) && m.partner_reference_missing()}
					value={reference}
					onChange={({ target: { value } }) =>
						form.send({ type: 'field.changed', field: 'reference', value })
					}
				/>
				<Button
					type="submit"
					busy={busy}
					aria-label={m.partner_pay_out_of({ partner, amount: rupees(amount) })}
				>
					{m.partner_pay_out()}
				</Button>
			</div>
			{failure && !isShort && (
				<Notice kind="warning">
					{failure === 'rejected' ? m.partner_settled() : m.partner_not_noted()}
				</Notice>
			)}
		</form>
	)
}
