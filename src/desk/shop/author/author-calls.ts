import { api } from '#api/client.ts'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'

/** Decides about an application; `rate` is the share of who is approved, in percent. */
export const sendDecision = (
	id: string,
	body: { decision: 'approve' | 'decline'; reason: string; rate: number },
	signal: AbortSignal,
) => api.POST('/desk/author-applications/{id}/decision', { params: { path: { id } }, body, signal })

/** Changes the share of an author; `before` is the one that the person saw. */
export const sendRate = (id: string, body: { before: number; rate: number }, signal: AbortSignal) =>
	api.PUT('/desk/authors/{id}/rate', { params: { path: { id } }, body, signal })

/** Prepares a payout; money in paise. */
export const sendPayout = (id: string, body: { gross: number; tds: number }, signal: AbortSignal) =>
	api.POST('/desk/authors/{id}/payouts', { params: { path: { id } }, body, signal })

/** Says that a payout was sent, or cancels it. */
export const settlePayout = (
	id: string,
	body: { decision: 'send' | 'cancel'; reference: string },
	signal: AbortSignal,
) => api.POST('/desk/payouts/{id}/decision', { params: { path: { id } }, body, signal })

/** The details of a bank account that are typed. */
export const payeeOf = (draft: RecordDraft) => {
	const textOf = (field: string) => String(draft[field] ?? '')
	return {
		name: textOf('name'),
		pan: textOf('pan'),
		account_number: textOf('account_number'),
		ifsc: textOf('ifsc'),
	}
}

/** Stores where the caller's money goes. */
export const sendPayee = (draft: RecordDraft, signal: AbortSignal) =>
	api.PUT('/desk/own-payee', { body: payeeOf(draft), signal })
