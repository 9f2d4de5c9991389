import { revokeOfResources } from '#server/learning/certificate/certificate.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import { addPoints, deleteCompletions } from './completion.store.ts'

const REASON = 'The course was given back and paid back.'

/**
 * Removes hours, points and certificates of refunded resources (INV-03), inside the caller's
 * transaction. They can be earned again.
 */
export const takeBackCompletions = async (
	tx: Db,
	back: { accountId: string; resourceIds: readonly string[]; now: Date },
): Promise<void> => {
	if (back.resourceIds.length === 0) return
	const points = await deleteCompletions(tx, back.accountId, back.resourceIds)
	if (points > 0) await addPoints(tx, back.accountId, -points)
	await revokeOfResources(tx, { ...back, reason: REASON })
}
