import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { OfferedDiscount as Coupon } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Skeleton } from '#ui/list/skeleton.tsx'
import { couponsQuery } from './coupon.queries.ts'
import { bestOf, bySaving } from './coupon.rules.ts'
import { CouponCard } from './coupon-card.tsx'
import type { PromoCheckRef } from './use-promo-check.ts'

const list = css({
	display: 'flex',
	flexDirection: 'column',
	gap: '3',
	listStyle: 'none',
	p: '0',
	m: '0',
})
const others = css({ pt: '1', '& > summary': { py: '2', cursor: 'pointer', color: 'primary' } })
const success = css({ textStyle: 'small', color: 'leaf', fontWeight: 'medium' })
const quiet = css({ textStyle: 'small', color: 'ink.muted' })

type CouponCardsProps = {
	promo: PromoCheckRef
	resourceIds: readonly string[]
	busy: boolean
}

/**
 * The coupons of a purchase: the one that saves most first, the others folded; none is said, not
 * left blank (PRM-03).
 */
export const CouponCards = ({ promo, resourceIds, busy }: CouponCardsProps) => {
	const coupons = useQuery(couponsQuery(resourceIds))
	const chosen = useSelector(promo, ({ context }) => (context.isChosen ? context.code : null))
	const applied = useSelector(promo, (snapshot) => chosen !== null && snapshot.matches('valid'))
	const applying = useSelector(promo, (snapshot) => snapshot.hasTag('busy'))
	if (coupons.isPending) return <Skeleton height="3.5rem" />
	if (coupons.isError) return <p className={quiet}>{m.coupon_unavailable()}</p>
	if (coupons.data.length === 0) return <p className={quiet}>{m.coupon_none()}</p>
	const stateOf = (code: string) => {
		if (code !== chosen) return 'free'
		if (applied) return 'applied'
		return applying ? 'applying' : 'free'
	}
	const best = bestOf(coupons.data)
	const card = (coupon: Coupon) => (
		<CouponCard
			key={coupon.id}
			coupon={coupon}
			state={stateOf(coupon.code)}
			busy={busy}
			onChoose={() =>
				promo.send({ type: 'coupon.chosen', code: coupon.code, applicable: coupon.applies })
			}
			onClear={() => promo.send({ type: 'promo.cleared' })}
		/>
	)
	const rest = bySaving(coupons.data).filter(({ id }) => id !== best?.id)
	const listOfRest = (
		<ul className={list} aria-label={m.coupon_list()}>
			{rest.map(card)}
		</ul>
	)
	return (
		<div>
			{best && <ul className={list}>{card(best)}</ul>}
			{best && rest.length > 0 ? (
				<details className={others}>
					<summary>{m.coupon_others({ count: rest.length })}</summary>
					{listOfRest}
				</details>
			) : (
				rest.length > 0 && listOfRest
			)}
			<p className={success} role="status">
				{applied && m.coupon_applied_success()}
			</p>
		</div>
	)
}
