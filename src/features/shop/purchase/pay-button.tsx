import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import { Button } from '#ui/action/button.tsx'
import { rupees } from '#ui/display/rupees.ts'
import { PayTotal } from './pay-total.tsx'
import { quoteQuery } from './purchase.queries.ts'
import { quoteInputOf, sameQuoteInput } from './quote-input.ts'
import type { PurchaseRef } from './use-purchase.ts'

/**
 * The total and the one button: `Pay ₹1,178` or `Enroll for free`; it waits while a promo code is
 * unsettled (PRM-01).
 */
export const PayButton = ({ purchase, form }: { purchase: PurchaseRef; form: string }) => {
	const quote = useQuery(quoteQuery(useSelector(purchase, quoteInputOf, sameQuoteInput)))
	const state = useSelector(purchase, ({ value }) => value)
	const busy = useSelector(purchase, (snapshot) => snapshot.hasTag('busy'))
	const total = quote.data?.total ?? 0
	const ready = useSelector(purchase, (snapshot) =>
		snapshot.can({ type: 'purchase.submitted', total }),
	)
	if (quote.data?.lines.length === 0) return null
	const isFree = quote.data?.route === 'free'
	const idle = isFree ? m.purchase_enroll_free() : m.purchase_pay({ amount: rupees(total) })
	const working = state === 'registering' ? m.purchase_registering() : m.purchase_working()
	return (
		<>
			{quote.data && <PayTotal purchase={purchase} quote={quote.data} />}
			<Button
				type="submit"
				form={form}
				size="lg"
				wide
				busy={busy}
				disabled={!busy && (!ready || !quote.isSuccess || quote.isPlaceholderData)}
			>
				{busy ? working : quote.isSuccess ? idle : m.purchase_pricing()}
			</Button>
		</>
	)
}
