import { isForSchools } from '#domain/shop/school-checkout.rules.ts'
import type { SchoolCartLine as LineAnswer } from '#openapi/v1.gen.ts'
import { findCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import { type CartRow, deleteLines, findLines, lockSchool } from './school-cart.store.ts'
import { priceLine, priceSchoolOrder } from './school-price.rules.ts'

const priced = ({ line, price }: CartRow) =>
	priceLine({ unitPrice: price ?? 0, quantity: line.quantity })

const answerOf = (row: CartRow, webinar: LineAnswer['webinar']): LineAnswer => ({
	id: row.line.id,
	course_id: row.line.resourceId,
	webinar_id: row.line.resourceId,
	creator_id: row.line.changedBy,
	created_at: row.line.createdAt.toISOString(),
	webinar,
	quantity: row.line.quantity,
	changed_by: row.changedBy,
	changed_at: row.line.changedAt.toISOString(),
	previous_quantity: row.line.previousQuantity,
	previous_by: row.previousBy,
	is_sold: isForSchools(row),
	total: priced(row).total,
})

/**
 * CRT-03: returns the cart of the viewer's school, newest first, with its total; empty without a
 * school.
 */
export const listSchoolCart = async (
	db: Db,
	viewer: Pick<Account, 'id' | 'schoolId'>,
	{ limit = 10, offset = 0 }: { limit?: number; offset?: number },
) => {
	const rows = viewer.schoolId === null ? [] : await findLines(db, viewer.schoolId)
	const shown = rows.slice(offset, offset + limit)
	const ids = shown.map(({ line }) => line.resourceId)
	const cards = ids.length > 0 ? await findCards(db, ids, viewer.id) : []
	const licences = rows.reduce((sum, { line }) => sum + line.quantity, 0)
	return {
		total: rows.length,
		data: shown.map((row, i) => answerOf(row, cards[i]!)),
		totals: { licences, ...priceSchoolOrder(rows.map(priced)) },
	}
}

/**
 * Empties a school's cart, once, inside a transaction. Returns the lines, or none if another call
 * took them.
 */
export const takeCart = async (tx: Db, schoolId: string): Promise<CartRow[]> => {
	await lockSchool(tx, schoolId)
	const rows = await findLines(tx, schoolId)
	await deleteLines(tx, schoolId)
	return rows
}
