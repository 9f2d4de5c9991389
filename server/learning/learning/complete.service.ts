import { completeResource, countedMinutes } from '#server/learning/training/training.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { findDue, findEnrolment, lockDue, setCompletesAt } from './learning.store.ts'
import { plausibleFrom } from './plausible-time.rules.ts'

/** Completions that one run counts. */
const MOST = 100

/**
 * Counts a resource whose lessons are all done (HRS-01, CER-01), or notes when it will count: not
 * before a plausible time since the enrolment. Inside the caller's transaction.
 */
export const completeWhenPlausible = async (
	tx: Db,
	done: {
		id: string
		accountId: string
		resourceId: string
		provider: string
		enrolledAt: Date
		now: Date
	},
): Promise<void> => {
	const { id, accountId, resourceId, provider, enrolledAt, now } = done
	const from = plausibleFrom(enrolledAt, await countedMinutes(tx, resourceId))
	const isEarly = from > now
	await setCompletesAt(tx, id, isEarly ? from : null)
	if (!isEarly) await completeResource(tx, { accountId, resourceId, provider, now })
}

const completeOne = (deps: Deps, id: string, now: Date) =>
	deps.db.transaction(async (tx) => {
		const due = await lockDue(tx, id, now)
		if (!due) return
		const row = await findEnrolment(tx, due.accountId, id)
		const isDone = row?.status === 'confirmed' && row.done_lessons === row.total_lessons
		if (isDone) await completeResource(tx, { ...due, provider: deps.config.BRAND_NAME, now })
		await setCompletesAt(tx, id, null)
	})

/**
 * Counts what was completed early and whose plausible time has come.
 * @returns how many it looked at
 */
export const completeDue = async (deps: Deps): Promise<number> => {
	const now = deps.clock()
	const ids = await findDue(deps.db, now, MOST)
	for (const id of ids)
		await completeOne(deps, id, now).catch((error: unknown) =>
			deps.log.warn({ code: codeOf(error), enrolment: id }, 'complete due'),
		)
	return ids.length
}
