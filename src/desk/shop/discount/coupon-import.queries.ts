import { api } from '#api/client.ts'

/** Key of all queries of files of coupons. */
export const couponImportsKey = ['mine', 'desk', 'coupon-imports'] as const

/** The last files of coupons, the newest first. */
export const couponImportsQuery = {
	queryKey: couponImportsKey,
	queryFn: async ({ signal }: { signal: AbortSignal }) =>
		(await api.GET('/desk/coupon-imports', { signal })).data!.data,
}

/** Deletes the coupons of a file that nobody has used. */
export const undoCouponImport = async (id: string, signal: AbortSignal) =>
	(await api.DELETE('/desk/coupon-imports/{id}', { params: { path: { id } }, signal })).data!
