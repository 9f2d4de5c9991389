import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { callBack } from './call-back.tables.ts'

/** Call-backs that wait for the sheet-storage service, longest waiting first. */
export const waitingCallBacks = (db: Db, most: number) =>
	db
		.select()
		.from(callBack)
		.where(isNotNull(callBack.sheetKey))
		.orderBy(asc(callBack.createdAt), asc(callBack.id))
		.limit(most)

/** Notes that the service has taken one. */
export const markSent = async (db: Db, id: string): Promise<void> => {
	await db.update(callBack).set({ sheetKey: null }).where(eq(callBack.id, id))
}
