import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import {
	type BillingFaults,
	billingFaults,
	billingLimits,
	tidyBilling,
} from '#domain/shop/billing-details.rules.ts'
import { indianStates } from '#domain/shop/indian-states.rules.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { OrderRecord } from './order.queries.ts'
import { issueAgain } from './order-calls.ts'
import { useOrderAct } from './use-order-act.ts'

const gstinFaults: Record<NonNullable<BillingFaults['gstin']>, () => string> = {
	invalid: m.billing_gstin_invalid,
	'other-state': m.billing_gstin_other_state,
}

/** Corrects the buyer's details on the newest invoice (DSK-11). */
export const BillingButton = ({ order }: { order: OrderRecord }) => {
	const { number, recipient, place_of_supply } = order.documents.findLast(
		({ kind }) => kind === 'invoice',
	)!
	const [draft, setDraft] = useState({
		name: recipient.name,
		stateCode: place_of_supply,
		address: recipient.address,
		businessName: recipient.business_name,
		gstin: recipient.gstin,
	})
	const faults = billingFaults(tidyBilling(draft))
	const onIssued = useOrderAct(m.desk_order_billing_done())
	const bind = (field: keyof typeof draft) => ({
		name: field,
		value: draft[field],
		onChange: ({ target }: { target: { value: string } }) =>
			setDraft({ ...draft, [field]: target.value }),
	})
	const { stateCode, businessName, ...plain } = draft
	return (
		<CommandButton
			label={m.desk_order_billing()}
			name={m.desk_order_billing()}
			title={m.desk_order_billing_title({ number })}
			text={m.desk_order_billing_text()}
			ok={m.desk_order_billing_ok()}
			size="md"
			isReady={draft.name.trim() !== '' && Object.keys(faults).length === 0}
			refused={m.desk_order_billing_refused()}
			run={(signal) => {
				const body = { state_code: stateCode, business_name: businessName, ...plain }
				return issueAgain(order.id, { invoice: number, ...body }, signal)
			}}
			onDone={onIssued}
		>
			<TextField label={m.desk_order_billing_name()} maxLength={120} required {...bind('name')} />
			<SelectField
				label={m.billing_state()}
				error={faults.stateCode && m.billing_missing_state()}
				options={[
					{ value: '', label: m.billing_choose() },
					...indianStates.map((state) => ({ value: state.code, label: state[getLocale()] })),
				]}
				{...bind('stateCode')}
			/>
			<TextField
				label={m.billing_address()}
				maxLength={billingLimits.address}
				{...bind('address')}
			/>
			<TextField
				label={m.billing_gstin()}
				error={faults.gstin && gstinFaults[faults.gstin]()}
				maxLength={20}
				spellCheck={false}
				{...bind('gstin')}
			/>
			{draft.gstin && (
				<TextField
					label={m.billing_business_name()}
					error={faults.businessName && m.billing_missing_name()}
					maxLength={billingLimits.businessName}
					{...bind('businessName')}
				/>
			)}
		</CommandButton>
	)
}
