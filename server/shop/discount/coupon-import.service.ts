import { v7 } from 'uuid'
import { type CouponLine, couponFile } from '#domain/shop/coupon-file.rules.ts'
import { type FilledList, idsOf } from '#server/platform/filled-list.ts'
import { columnsOf } from './coupon.service.ts'
import { deleteUnused, insertCoupon } from './coupon.store.ts'
import { codeKeyOf } from './discount.store.ts'

/** 28.3: coupons from a file; undoing it keeps those that an order has. */
export const couponList: FilledList<CouponLine> = {
	name: 'coupons',
	file: couponFile,
	take: async (tx, { code, terms }) => {
		const ids = { id: v7(), code, codeKey: codeKeyOf(code) }
		const row = await insertCoupon(tx, { ...ids, ...columnsOf(terms) })
		return row ? { recordId: row.id } : { column: 'code', value: code, reason: 'taken' }
	},
	undo: (tx, made) => deleteUnused(tx, idsOf(made)),
}
