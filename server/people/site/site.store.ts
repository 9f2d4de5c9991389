import type { Db } from '#server/platform/database/open.ts'
import { formSubmission } from './form-submission.tables.ts'

/** Writes a message to the shop; a visitor's without an account. */
export const insertMessage = async (
	db: Db,
	message: { accountId: string | null; form: Record<string, unknown>; now: Date },
): Promise<void> => {
	const { accountId, form, now: createdAt } = message
	await db.insert(formSubmission).values({ kind: 'contact', accountId, data: form, createdAt })
}
