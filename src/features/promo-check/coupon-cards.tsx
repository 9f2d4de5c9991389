import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Skeleton } from '#ui/skeleton.tsx'
import { couponsQuery } from './coupon.queries.ts'
import { CouponCard } from './coupon-card.tsx'
import type { PromoCheckRef } from './use-promo-check.ts'

const list = css({
  display: 'flex',
  gap: '3',
  listStyle: 'none',
  m: '0',
  mx: '-5',
  px: '5',
  pb: '2',
  overflowX: 'auto',
  scrollSnapType: '[x proximity]',
  scrollPaddingInline: '5',
  '& > *': { flex: '[0 0 13rem]', scrollSnapAlign: 'start' },
})
const success = css({ textStyle: 'small', color: 'leaf', fontWeight: 'medium' })
const quiet = css({ textStyle: 'small', color: 'ink.muted' })

type Coupon = components['schemas']['OfferedDiscount']

/** What applies stands first; the rest keeps its place after it. */
const inOrder = (coupons: readonly Coupon[]) =>
  coupons.toSorted((a, b) => Number(b.applies) - Number(a.applies))

type CouponCardsProps = {
  promo: PromoCheckRef
  productIds: readonly string[]
  busy: boolean
}

/** The coupons of a purchase; none is said, not left blank (PRM-03). */
export const CouponCards = ({ promo, productIds, busy }: CouponCardsProps) => {
  const coupons = useQuery(couponsQuery(productIds))
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
  return (
    <div>
      <ul className={list} aria-label={m.coupon_list()}>
        {inOrder(coupons.data).map((coupon) => (
          <CouponCard
            key={coupon.id}
            coupon={coupon}
            applicable={coupon.applies}
            state={stateOf(coupon.code)}
            busy={busy}
            onChoose={() =>
              promo.send({ type: 'coupon.chosen', code: coupon.code, applicable: coupon.applies })
            }
            onClear={() => promo.send({ type: 'promo.cleared' })}
          />
        ))}
      </ul>
      <p className={success} role="status">
        {applied && m.coupon_applied_success()}
      </p>
    </div>
  )
}
