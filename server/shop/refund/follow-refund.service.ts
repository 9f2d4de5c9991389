import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { refundMail } from './refund-mail.ts'
import { findRequest, moveRequest } from './refund-request.store.ts'

/** Dependencies of a request beside its transaction. */
export type RequestDeps = Pick<Deps, 'mails' | 'config'>

/** Enqueues the mail about a request's status, in its language, inside the caller's transaction. */
export const mailRequest = async (tx: Db, deps: RequestDeps, orderId: string): Promise<void> => {
	const shown = await findRequest(tx, orderId)
	if (shown) await deps.mails.enqueue(tx, refundMail(shown, deps.config.publicUrl))
}

/**
 * Moves an order's request along with its money, each step once and with its mail; nothing without
 * a request.
 */
export const followRefund = async (
	tx: Db,
	deps: RequestDeps,
	to: { orderId: string; status: 'sent' | 'received' },
	now: Date,
): Promise<void> => {
	const isHere = to.status === 'received'
	const moved = await moveRequest(
		tx,
		to.orderId,
		{ type: isHere ? 'refund.received' : 'refund.sent' },
		isHere ? { receivedAt: now } : { sentAt: now },
	)
	if (moved) await mailRequest(tx, deps, to.orderId)
}
