import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readAll } from '#desk/list/read-all.ts'
import type { components } from '#openapi/v1.gen.ts'
import type { CouponsSearch, SimulatorSearch } from './coupons.search.ts'

/** A coupon with its terms; money in paise. */
export type Coupon = components['schemas']['Coupon']

/** Rows of a page of the list. */
export const PAGE_ROWS = 25

/** Every query of the coupons begins with this key. */
export const couponsKey = ['mine', 'desk', 'coupons'] as const

const filterOf = ({ search, state, sort }: CouponsSearch) => ({
	...(search && { search }),
	...(state && { state }),
	...(sort && { sort }),
})

/** Every coupon that the filters leave, for a file. */
export const readAllCoupons = (place: CouponsSearch): Promise<Coupon[]> =>
	readAll(async (part) => {
		const query = { ...filterOf(place), ...part }
		return (await api.GET('/desk/coupons', { params: { query } })).data!
	})

/** Ends a coupon at a moment (ISO 8601). */
export const endCoupon = ({ id, terms }: Coupon, endsAt: string, signal: AbortSignal) =>
	api.PUT('/desk/coupons/{id}', {
		params: { path: { id } },
		body: { before: terms, terms: { ...terms, ends_at: endsAt }, confirmed: true },
		signal,
	})

/** One page of the coupons, those that end last first unless sorted otherwise. */
export const couponsQuery = ({ page = 1, ...place }: CouponsSearch) =>
	queryOptions({
		queryKey: [...couponsKey, { ...place, page }],
		queryFn: async ({ signal }) => {
			const query = { ...filterOf(place), limit: PAGE_ROWS, offset: (page - 1) * PAGE_ROWS }
			return (await api.GET('/desk/coupons', { params: { query }, signal })).data!
		},
		placeholderData: keepPreviousData,
	})

/** Resources and bundles by words, to choose those of a simulated cart. */
export const productsQuery = (words: string) =>
	queryOptions({
		queryKey: ['desk', 'products', words],
		queryFn: async ({ signal }) => {
			const query = { search: words, limit: 8 }
			const [single, bundles] = await Promise.all([
				api.GET('/learning/all', { params: { query }, signal }),
				api.GET('/bundles', { params: { query }, signal }),
			])
			return [...single.data!.data, ...bundles.data!.data]
		},
	})

/** The price that a person, or a visitor, would see for a cart with a code. */
export const simulationQuery = ({ email, code, products = [] }: SimulatorSearch) =>
	queryOptions({
		queryKey: ['mine', 'desk', 'simulation', { email, code, products }],
		queryFn: async ({ signal }) => {
			const body = {
				product_id: products,
				...(email && { email }),
				...(code && { promo_code: code }),
			}
			return (await api.POST('/desk/simulations', { body, signal })).data!
		},
		retry: false,
		staleTime: 0,
	})
