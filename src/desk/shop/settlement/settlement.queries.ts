import { api } from '#api/client.ts'
import { pagedQuery } from '#desk/list/paged-query.ts'
import type { Days } from '#desk/period/period.ts'
import type { SettlementLines, Settlements } from '#openapi/v1.gen.ts'

/** The money that a provider paid into the bank on one day. */
export type Settlement = Settlements['data'][number]

/** A line of a settlement. */
export type SettlementLine = SettlementLines['data'][number]

/** Key of all queries of settlements in the desk. */
export const settlementsKey = ['mine', 'desk', 'settlements'] as const

/** Settlements, the newest first. */
export const settlementsQuery = pagedQuery(
	[...settlementsKey, 'list'],
	async (part, signal) =>
		(await api.GET('/desk/settlements', { params: { query: part }, signal })).data!,
)

/** Lines of one settlement, or those of all that somebody must look at. */
export const linesQuery = (settlement?: string) =>
	pagedQuery([...settlementsKey, 'lines', settlement ?? 'open'], async (part, signal) => {
		const query = { ...part, ...(settlement && { settlement }) }
		return (await api.GET('/desk/settlement-lines', { params: { query }, signal })).data!
	})

/** Payments of some days that no settlement names. */
export const unsettledQuery = (days: Days) =>
	pagedQuery([...settlementsKey, 'unsettled', days], async (part, signal) => {
		const query = { ...days, ...part }
		return (await api.GET('/desk/unsettled-payments', { params: { query }, signal })).data!
	})

/** Explains a line that does not match; empty words take the explanation back. */
export const explainLine = (id: string, words: string, signal: AbortSignal) =>
	api.PUT('/desk/settlement-lines/{id}/explanation', {
		params: { path: { id } },
		body: { words },
		signal,
	})
