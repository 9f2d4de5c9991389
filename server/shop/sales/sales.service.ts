import type { operations, Sales } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { spanOfDays } from '#server/platform/india-days.ts'
import { sumAll, sumRefunds, sumSales } from './sales.store.ts'

/** DSK-17: what was sold on some days in India, and what of it went back; money in paise. */
export const readSales = async (
	db: Db,
	{ by = 'day', limit = 100, offset = 0, ...days }: operations['readSales']['parameters']['query'],
): Promise<Sales> => {
	const span = spanOfDays(days)
	const rows = await sumSales(db, span, { by, limit, offset })
	return {
		...(await sumAll(db, span)),
		data: rows.map(({ rows: _, ...row }) => row),
		total_rows: rows[0]?.rows ?? 0,
		refunds: await sumRefunds(db, span),
	}
}
