import { useSelector } from '@xstate/react'
import { PAISE_PER_COIN } from '#domain/shop/purchase.rules.ts'
import { m } from '#i18n/messages'
import type { Quote } from '#openapi/v1.gen.ts'
import { rupees } from '#ui/display/rupees.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { PurchaseRef } from './use-purchase.ts'

type CoinsChoiceProps = {
	purchase: PurchaseRef
	quote: Quote
	busy: boolean
}

/** Spends the buyer's coins, as many as the total takes: one coin is one rupee (WAL-01). */
export const CoinsChoice = ({ purchase, quote, busy }: CoinsChoiceProps) => {
	const chosen = useSelector(purchase, ({ context }) => context.coins > 0)
	const due = quote.total + quote.coins * PAISE_PER_COIN
	const usable = Math.min(quote.coins_available, Math.floor(due / PAISE_PER_COIN))
	if (usable === 0) return null
	return (
		<Checkbox
			name="coins"
			checked={chosen}
			disabled={busy}
			onChange={(event) =>
				purchase.send({ type: 'coins.changed', coins: event.target.checked ? usable : 0 })
			}
		>
			{m.purchase_use_coins({ count: usable, amount: rupees(usable * PAISE_PER_COIN) })}
		</Checkbox>
	)
}
