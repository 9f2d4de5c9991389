import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { CardFailure } from '#machines/catalogue/card/card-action.types.ts'
import type { Card } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { keepFocus } from '#ui/dialog/keep-focus.ts'
import { MainAction } from './main-action.tsx'
import { named } from './named.ts'
import { useCardAction } from './use-card-action.ts'

const row = css({
	display: 'flex',
	flexWrap: 'wrap',
	gap: '2',
	'& > :first-child': { flexGrow: '1' },
})
const failed = css({ textStyle: 'small', color: 'red', mt: '2' })

const reasons: Record<CardFailure, () => string> = {
	owned: m.card_failed_owned,
	notSold: m.card_failed_not_sold,
	full: m.card_failed_full,
	gone: m.card_failed_gone,
	signedOut: m.card_failed_signed_out,
	unavailable: m.card_failed_unavailable,
}

type CardActionProps = {
	card: Card
	/** True if it is in the cart, where that is known better than by the card. */
	isAdded?: boolean
	/** On the item's own page `Register Now` registers; elsewhere it leads there (CRD-03). */
	onOwnPage?: boolean
	/** Without the smaller ways beside it, where there is room for one. */
	mainOnly?: boolean
}

/**
 * One main action and the secondary ones: buy now or register, and remove from the cart (CRD-01,
 * CRD-03, CRD-06).
 */
export const CardAction = ({
	card,
	isAdded = card.is_added,
	onOwnPage = false,
	mainOnly = false,
}: CardActionProps) => {
	const ref = useCardAction(card, isAdded, onOwnPage)
	const main = useSelector(ref, ({ context }) => context.offers.main)
	const badge = useSelector(ref, ({ context }) => context.offers.badge)
	const toggle = useSelector(ref, ({ context }) => context.offers.toggle)
	const failure = useSelector(ref, ({ context }) => context.failure)
	const busy = useSelector(ref, (snapshot) => snapshot.hasTag('busy'))
	const second = badge === 'purchaseNow' ? m.card_purchase_now() : m.card_register_now()
	return (
		<div>
			<div className={row} ref={keepFocus}>
				<MainAction
					card={card}
					action={main}
					onOwnPage={onOwnPage}
					busy={busy}
					onChoose={() => ref.send({ type: 'main.chosen' })}
				/>
				{!mainOnly && badge && badge !== 'enrolled' && (
					<Button
						tone="quiet"
						size="sm"
						aria-label={named(second, card)}
						onClick={() => ref.send({ type: 'badge.chosen' })}
					>
						{second}
					</Button>
				)}
				{!mainOnly && toggle === 'remove' && (
					<Button
						tone="quiet"
						size="sm"
						busy={busy}
						aria-label={named(m.card_remove_from_cart(), card)}
						onClick={() => ref.send({ type: 'toggle.chosen' })}
					>
						{m.card_remove_from_cart()}
					</Button>
				)}
			</div>
			{failure && (
				<p className={failed} role="alert">
					{reasons[failure]()}
				</p>
			)}
		</div>
	)
}
