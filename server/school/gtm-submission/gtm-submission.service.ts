import type { GtmSubmission } from '#openapi/v1.gen.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findSubmissions, insertSubmission, type Submission } from './gtm-submission.store.ts'

/** Submissions per school and day. */
const MOST = 20
const DAY_MS = 86_400_000

/**
 * Lists the submissions of the caller's school for the meet (SCH-03).
 * @throws Problem 403 forbidden without a school
 */
export const listGtmSubmissions = async (
	db: Deps['db'],
	me: Account,
): Promise<{ data: GtmSubmission[] }> => ({
	data: (await findSubmissions(db, schoolOf(me))).map(({ id, data, createdAt }) => ({
		id,
		...(data as Submission),
		created_at: createdAt.toISOString(),
	})),
})

/**
 * Keeps something of the caller's school for the meet; sent again it is kept once (SCH-03).
 * @throws Problem 403 forbidden without a school, 404 not-found for an id of somebody else's, 429
 * too-many-requests
 */
export const handInGtmSubmission = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	{ id, ...data }: Submission & { id: string },
): Promise<GtmSubmission> => {
	const subject = schoolOf(me)
	await takeTry(deps, { name: 'gtm-submission', subject, max: MOST, windowMs: DAY_MS })
	const createdAt = deps.clock()
	if (!(await insertSubmission(deps.db, { id, accountId: me.id, data, createdAt })))
		throw new Problem(404, 'not-found')
	return { id, ...data, created_at: createdAt.toISOString() }
}
