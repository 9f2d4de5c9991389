import { useSelector } from '@xstate/react'
import { WaitingItem } from '#desk/waiting/waiting-item.tsx'
import { dateAndTime } from '#i18n/dates.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { smallRed, titleText } from '#ui/look.ts'
import { type Transfer, transferQuery } from './transfer.queries.ts'
import { paiseOf, useTransfer } from './use-transfer.ts'

const sheet = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-end' })
const note = css({ textStyle: 'small', color: 'ink.muted' })

const Form = ({ transfer }: { transfer: Transfer }) => {
	const { id, total } = transfer
	const form = useTransfer(id)
	const { draft, faults, failure } = useSelector(form, ({ context }) => context)
	const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
	const amount = draft.amount ?? ''
	const differs = failure !== null && paiseOf(amount) !== total
	const field = (name: 'amount' | 'reference') => ({
		value: draft[name] ?? '',
		autoComplete: 'off',
		onChange: ({ target: { value } }: { target: { value: string } }) =>
			form.send({ type: 'field.changed', field: name, value }),
	})
	return (
		<article className={cx(panel({ pad: true }), sheet)}>
			<h2 className={titleText}>{`${transfer.reference} · ${rupees(total)}`}</h2>
			<p className={note}>
				{[
					transfer.school,
					transfer.buyer,
					transfer.purchase_order,
					transfer.quote_number,
					dateAndTime(transfer.submitted_at),
				].join(' · ')}
			</p>
			<form
				className={row}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					form.send({ type: 'form.submitted' })
				}}
			>
				<TextField
					label={m.checkout_arrived()}
					inputMode="decimal"
					error={faults.amount && m.checkout_arrived_missing()}
					{...field('amount')}
				/>
				<TextField
					label={m.checkout_bank_reference()}
					maxLength={40}
					error={faults.reference && m.checkout_bank_reference_missing()}
					{...field('reference')}
				/>
				<Button type="submit" busy={busy}>
					{m.checkout_confirm()}
				</Button>
			</form>
			{failure && (
				<p role="alert" className={smallRed}>
					{differs
						? m.checkout_amount_differs({ total: rupees(total) })
						: m.checkout_not_confirmed()}
				</p>
			)}
		</article>
	)
}

/** A bank transfer, to be confirmed when it has arrived (PRC-01). */
export const TransferItem = ({ id }: { id: string }) => (
	<WaitingItem query={transferQuery(id)}>
		{(transfer) => <Form key={transfer.id} transfer={transfer} />}
	</WaitingItem>
)
