import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { components } from '#openapi/v1.gen.ts'
import { css } from '#styled/css'
import { Skeleton } from '#ui/skeleton.tsx'
import { CouponCard } from './coupon-card.tsx'
import { couponsQuery } from './coupon-picker.queries.ts'
import { isApplicable, type OrderLine } from './is-applicable.ts'
import type { CouponPickerRef } from './use-coupon-picker.ts'

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

type Coupon = components['schemas']['Discount']

/** What applies stands first; the rest keeps its place after it. */
const inOrder = (coupons: readonly Coupon[], lines: readonly OrderLine[]) =>
  coupons
    .map((coupon) => ({ coupon, applicable: isApplicable(coupon, lines) }))
    .sort((a, b) => Number(b.applicable) - Number(a.applicable))

type CouponCardsProps = {
  picker: CouponPickerRef
  productIds: readonly string[]
  /** The order as it is priced now; what is not known yet applies to nothing. */
  lines: readonly OrderLine[]
  busy: boolean
}

/** The coupons of a purchase; none is said, not left blank (PRM-03). */
export const CouponCards = ({ picker, productIds, lines, busy }: CouponCardsProps) => {
  const coupons = useQuery(couponsQuery(productIds))
  const chosen = useSelector(picker, ({ context }) => context.code)
  const applied = useSelector(picker, (snapshot) => snapshot.matches('applied'))
  if (coupons.isPending) return <Skeleton height="3.5rem" />
  if (coupons.isError) return <p className={quiet}>{m.coupon_unavailable()}</p>
  if (coupons.data.length === 0) return <p className={quiet}>{m.coupon_none()}</p>
  const stateOf = (code: string) => {
    if (code !== chosen) return 'free'
    return applied ? 'applied' : 'applying'
  }
  return (
    <div>
      <ul className={list} aria-label={m.coupon_list()}>
        {inOrder(coupons.data, lines).map(({ coupon, applicable }) => (
          <CouponCard
            key={coupon.id}
            coupon={coupon}
            applicable={applicable}
            state={stateOf(coupon.code)}
            busy={busy}
            onChoose={() => picker.send({ type: 'coupon.chosen', code: coupon.code, applicable })}
            onClear={() => picker.send({ type: 'coupon.cleared' })}
          />
        ))}
      </ul>
      <p className={success} role="status">
        {applied && m.coupon_applied_success()}
      </p>
    </div>
  )
}
