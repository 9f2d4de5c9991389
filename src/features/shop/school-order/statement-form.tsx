import { useSelector } from '@xstate/react'
import { billingLimits } from '#domain/shop/billing-details.rules.ts'
import { indianStates } from '#domain/shop/indian-states.rules.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import type { CheckoutDraft } from '#machines/shop/school-order/checkout-draft.rules.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { SchoolCheckoutRef } from './use-school-checkout.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: 'form' })

const gstinFaults = { invalid: m.billing_gstin_invalid, 'other-state': m.billing_gstin_other_state }

/** The school's details for ordering a quote: purchase order, state, address and GSTIN (PRC-01). */
export const StatementForm = ({ ref, asks }: { ref: SchoolCheckoutRef; asks: boolean }) => {
	const { draft, faults } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const language = getLocale()
	const field = (name: keyof CheckoutDraft) => ({
		name,
		value: draft[name],
		onChange: ({ target }: { target: { value: string } }) =>
			ref.send({ type: 'draft.changed', change: { [name]: target.value } }),
	})
	const gstin = faults.gstin as keyof typeof gstinFaults | undefined
	return (
		<form
			className={form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				ref.send({ type: 'order.submitted' })
			}}
		>
			<TextField
				label={m.checkout_po()}
				hint={m.checkout_po_hint()}
				error={
					faults.purchaseOrder &&
					(faults.purchaseOrder === 'long' ? m.checkout_po_long() : m.checkout_po_missing())
				}
				autoComplete="off"
				{...field('purchaseOrder')}
			/>
			<TextField
				label={m.checkout_school_name()}
				error={faults.businessName && m.billing_missing_name()}
				maxLength={billingLimits.businessName}
				autoComplete="organization"
				{...field('businessName')}
			/>
			<TextField
				label={m.checkout_address()}
				error={faults.address && m.checkout_address_missing()}
				maxLength={billingLimits.address}
				autoComplete="street-address"
				{...field('address')}
			/>
			<SelectField
				label={m.billing_state()}
				error={faults.stateCode && m.billing_missing_state()}
				options={[
					{ value: '', label: m.billing_choose() },
					...indianStates.map((state) => ({ value: state.code, label: state[language] })),
				]}
				{...field('stateCode')}
			/>
			<TextField
				label={m.billing_gstin()}
				hint={m.checkout_gstin_hint()}
				error={gstin && gstinFaults[gstin]()}
				maxLength={20}
				autoComplete="off"
				spellCheck={false}
				{...field('gstin')}
			/>
			<div>
				<Button type="submit" busy={busy}>
					{asks ? m.checkout_ask() : m.checkout_order()}
				</Button>
			</div>
		</form>
	)
}
