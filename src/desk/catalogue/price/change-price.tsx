import { useState } from 'react'
import { CommandButton } from '#desk/command/command-button.tsx'
import { priceFault } from '#domain/catalogue/price-change.rules.ts'
import { paiseOf, priceText } from '#domain/learning/draft-price.rules.ts'
import { momentOf } from '#domain/learning/india-time.rules.ts'
import { priceWithGst } from '#domain/shop/purchase.rules.ts'
import { m } from '#i18n/messages'
import { rupees } from '#ui/display/rupees.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { PriceRecord } from './price.queries.ts'
import { usePriceCall } from './use-price-call.ts'

/** Changes the price of a resource, now or from a date (DSK-09). */
export const ChangePrice = ({ resource: { id, prices } }: { resource: PriceRecord }) => {
	const [price, setPrice] = useState(priceText(prices.price))
	const [old, setOld] = useState(priceText(prices.old_price))
	const [from, setFrom] = useState('')
	const paise = paiseOf(price)
	const oldPaise = paiseOf(old)
	const moment = momentOf(from)
	const next =
		paise === undefined || oldPaise === undefined ? null : { price: paise, old_price: oldPaise }
	const fault = next && priceFault(next, prices)
	const { change, onDone } = usePriceCall(
		id,
		moment ? m.desk_price_change_planned() : m.desk_price_change_done(),
	)
	return (
		<CommandButton
			label={m.desk_price_change()}
			name={m.desk_price_change()}
			title={m.desk_price_change()}
			text={m.desk_price_change_text()}
			ok={moment ? m.desk_price_plan_ok() : m.desk_price_change_ok()}
			size="md"
			isReady={next !== null && fault === null && (from === '' || moment !== null)}
			refused={m.desk_price_change_refused()}
			run={(signal) =>
				change({ before: prices, prices: next!, effective_at: from ? moment : null }, signal)
			}
			onDone={onDone}
		>
			<TextField
				label={m.draft_price()}
				hint={
					paise ? m.draft_price_hint({ price: rupees(priceWithGst(paise)) }) : m.draft_price_free()
				}
				error={paise === undefined && m.draft_gap_price()}
				inputMode="decimal"
				maxLength={20}
				value={price}
				onChange={({ target }) => setPrice(target.value)}
			/>
			<TextField
				label={m.draft_old_price()}
				hint={m.draft_old_price_hint()}
				error={
					(oldPaise === undefined && m.draft_gap_price()) ||
					(fault === 'oldPrice' && m.draft_gap_old_price())
				}
				inputMode="decimal"
				maxLength={20}
				value={old}
				onChange={({ target }) => setOld(target.value)}
			/>
			<TextField
				type="datetime-local"
				label={m.desk_price_from()}
				hint={m.desk_price_from_hint()}
				value={from}
				onChange={({ target }) => setFrom(target.value)}
			/>
		</CommandButton>
	)
}
