import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { PLAN_TYPE } from '#domain/shop/purchase.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { focusFirstError } from '#ui/form/focus-first-error.ts'
import type { PhoneBook } from '#ui/form/phone-book.ts'
import { ErrorState } from '#ui/list/error-state.tsx'
import { stack5 } from '#ui/look.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { CoinsChoice } from './coins-choice.tsx'
import { NothingToBuy } from './nothing-to-buy.tsx'
import { OrderLines } from './order-lines.tsx'
import { PayNotes } from './pay-notes.tsx'
import { PriceSummary } from './price-summary.tsx'
import { ProviderNotice } from './provider-notice.tsx'
import { quoteQuery } from './purchase.queries.ts'
import { PurchaseSkeleton } from './purchase-skeleton.tsx'
import { quoteInputOf, sameQuoteInput } from './quote-input.ts'
import type { PurchaseRef } from './use-purchase.ts'

const heading = css({ textStyle: 'small', fontWeight: 'bold', mb: '2' })

type PurchaseFormProps = {
	id: string
	purchase: PurchaseRef
	book: PhoneBook
	/** The promo field and the coupon cards, which have their own process. */
	offers: (busy: boolean) => ReactNode
}

/** One column from what is bought to what it costs, as on a receipt (PUR-01, PUR-02). */
export const PurchaseForm = ({ id, purchase, book, offers }: PurchaseFormProps) => {
	const quote = useQuery(quoteQuery(useSelector(purchase, quoteInputOf, sameQuoteInput)))
	const busy = useSelector(purchase, (snapshot) => snapshot.hasTag('busy'))
	if (quote.isPending) return <PurchaseSkeleton />
	if (quote.isError)
		return <ErrorState text={m.purchase_quote_failed()} onRetry={() => void quote.refetch()} />
	if (quote.data.lines.length === 0) return <NothingToBuy rejections={quote.data.rejections} />
	const isPlan = quote.data.lines.some(({ course_type: type }) => type === PLAN_TYPE)
	return (
		<form
			id={id}
			className={stack5}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				purchase.send({ type: 'purchase.submitted', total: quote.data.total })
				focusFirstError(event.currentTarget)
			}}
		>
			<OrderLines lines={quote.data.lines} />
			{quote.data.total > 0 && <ProviderNotice providers={quote.data.providers} />}
			<BuyerFields purchase={purchase} book={book} busy={busy} free={quote.data.total === 0} />
			{quote.data.price > 0 && !isPlan && (
				<section>
					<h3 className={heading}>{m.purchase_offers()}</h3>
					{offers(busy)}
				</section>
			)}
			<CoinsChoice purchase={purchase} quote={quote.data} busy={busy} />
			{quote.data.price > 0 && <PriceSummary quote={quote.data} />}
			{quote.data.route === 'paid' && <PayNotes isPlan={isPlan} />}
		</form>
	)
}
