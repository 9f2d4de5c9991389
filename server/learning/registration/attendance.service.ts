import { productPath } from '#domain/web/navigation.rules.ts'
import { completeResource } from '#server/learning/training/training.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { findAttendance, findUncounted, markCounted } from './attendance.store.ts'

/** LIV-01: what an account attended and missed live, the newest first. */
export const listAttendance = async (
	deps: Deps,
	accountId: string,
	{ limit = 10, offset = 0 }: { limit?: number; offset?: number },
) => {
	const now = deps.clock().toISOString()
	const { rows, ...sums } = await findAttendance(deps.db, { accountId, now, limit, offset })
	const data = rows.map((row) => ({
		id: row.id,
		registration_id: row.registration_id,
		title: row.title,
		course_type: row.course_type,
		path: productPath(row),
		starts_at: new Date(row.starts_at).toISOString(),
		minutes: row.minutes,
		joined_at: row.joined_at && new Date(row.joined_at).toISOString(),
	}))
	return { ...sums, data }
}

/** Most rows of a run; the next run takes the rest. */
const MOST = 500

/**
 * LIV-01, HRS-01: counts what was attended and is over as completed, once each.
 * @returns how many were counted
 */
export const countAttendance = async (deps: Deps): Promise<number> => {
	const provider = deps.config.BRAND_NAME
	let counted = 0
	for (const row of await findUncounted(deps.db, deps.clock(), MOST))
		try {
			const { accountId, resourceId, endsAt } = row
			const isOurs = await deps.db.transaction(async (tx) => {
				if (!(await markCounted(tx, row, deps.clock()))) return false
				await completeResource(tx, { accountId, resourceId, provider, now: endsAt })
				return true
			})
			counted += Number(isOurs)
		} catch (error) {
			deps.log.warn({ session: row.sessionId, code: codeOf(error) }, 'attendance was not counted')
		}
	return counted
}
