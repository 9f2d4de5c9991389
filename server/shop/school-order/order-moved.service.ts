import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { findStatus } from './school-order.store.ts'

/** Returns why an order was not moved: 404 not-found, or 409 order-moved with its status. */
export const orderMoved = async (tx: Db, id: string): Promise<Problem> => {
	const status = await findStatus(tx, id)
	return status ? refusedMove('order-moved', status) : new Problem(404, 'not-found')
}
