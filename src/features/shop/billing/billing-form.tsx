import { useSuspenseQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { type BillingDetails, billingLimits } from '#domain/shop/billing-details.rules.ts'
import { indianStates } from '#domain/shop/indian-states.rules.ts'
import { m } from '#i18n/messages'
import { getLocale } from '#i18n/runtime'
import { css } from '#styled/css'
import { panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { sectionText, smallRed } from '#ui/look.ts'
import { billingQuery } from './billing.queries.ts'
import { BILLING_FORM, useBilling } from './use-billing.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', maxW: 'form' })
const text = css({ textStyle: 'small', color: 'ink.muted', pt: '1', pb: '4', maxW: 'prose' })
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
const said = css({ textStyle: 'small', color: 'leaf' })

const faultWords = {
	missing: m.billing_missing_name,
	invalid: m.billing_gstin_invalid,
	'other-state': m.billing_gstin_other_state,
}

/** State, address and GSTIN for the invoices to come (INV-01). */
export const BillingForm = () => {
	const { data } = useSuspenseQuery(billingQuery)
	const ref = useBilling(data)
	const { draft, faults, failure } = useSelector(ref, ({ context }) => context)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const saved = useSelector(ref, (snapshot) => snapshot.hasTag('saved'))
	const language = getLocale()
	const field = (name: keyof BillingDetails) => ({
		name,
		value: draft[name],
		onChange: ({ target }: { target: { value: string } }) =>
			ref.send({ type: 'detail.changed', field: name, value: target.value }),
	})
	return (
		<section className={panel({ pad: true })} aria-labelledby="billing-title">
			<h2 id="billing-title" className={sectionText}>
				{m.billing_title()}
			</h2>
			<p className={text}>{m.billing_text()}</p>
			<form
				name={BILLING_FORM}
				className={form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					ref.send({ type: 'details.submitted' })
				}}
			>
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
					label={m.billing_address()}
					maxLength={billingLimits.address}
					autoComplete="street-address"
					{...field('address')}
				/>
				<TextField
					label={m.billing_gstin()}
					hint={m.billing_gstin_hint()}
					error={faults.gstin && faultWords[faults.gstin]()}
					maxLength={20}
					autoComplete="off"
					spellCheck={false}
					{...field('gstin')}
				/>
				{draft.gstin && (
					<TextField
						label={m.billing_business_name()}
						error={faults.businessName && faultWords[faults.businessName]()}
						maxLength={billingLimits.businessName}
						autoComplete="organization"
						{...field('businessName')}
					/>
				)}
				<div className={foot}>
					<Button type="submit" busy={busy}>
						{busy ? m.billing_saving() : m.billing_save()}
					</Button>
					<p role="status" className={said}>
						{saved && m.billing_saved()}
					</p>
				</div>
				{failure && (
					<p role="alert" className={smallRed}>
						{failure === 'signedOut' ? m.billing_signed_out() : m.billing_unavailable()}
					</p>
				)}
			</form>
		</section>
	)
}
