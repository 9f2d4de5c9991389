import { api } from '#api/client.ts'
import { listImportActors } from '#desk/list-import/list-import.actors.ts'
import type { CouponLine } from '#domain/shop/coupon-file.rules.ts'
import { couponsKey } from './coupon.queries.ts'
import { couponImportsKey } from './coupon-import.queries.ts'

/** Reads files of coupons and makes them (28.3). */
export const couponImportActors = listImportActors<CouponLine & { row: number }>({
	startWorker: () =>
		new Worker(new URL('./coupon-file.worker.ts', import.meta.url), { type: 'module' }),
	send: async ({ id, ...body }, signal) => {
		const params = { path: { id } }
		const { data } = await api.POST('/desk/coupon-imports/{id}/rows', { params, body, signal })
		const codes = new Map(body.rows.map(({ row, code }) => [row, code]))
		const faults = data!.refused.map((row) => ({
			...{ row, column: 'code', value: codes.get(row)!, reason: 'taken' },
		}))
		return { added: data!.added, faults }
	},
	changes: [couponImportsKey, couponsKey],
})
