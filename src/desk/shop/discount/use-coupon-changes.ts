import type { OfferedChange } from '#desk/bulk-change/offered-change.ts'
import { useBulkChange } from '#desk/bulk-change/use-bulk-change.ts'
import { m } from '#i18n/messages'
import { type Coupon, couponsKey, endCoupon } from './coupon.queries.ts'

/** The changes of several coupons of the list. */
export const couponChanges = (): OfferedChange[] => [
	{
		name: 'end',
		label: m.desk_coupon_end_now(),
		fits: ({ row }) => (row as Coupon).state === 'active',
	},
]

/** Ends several coupons (28.3). */
export const useCouponChanges = () =>
	useBulkChange<Coupon>(
		(coupon, _, signal) => endCoupon(coupon, new Date().toISOString(), signal),
		couponsKey,
	)
