import type { SchoolJobs } from '#openapi/v1.gen.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	checkPosting,
	isSaved,
	type Posting,
	type PostingDraft,
	postingAnswer,
	postingSlug,
	postingValues,
} from './posting.rules.ts'
import {
	closePosting,
	findPosting,
	findPostings,
	insertPosting,
	updatePosting,
} from './posting.store.ts'

const showPosting = async (
	db: Db,
	which: { id: string; schoolId: string },
	now: Date,
): Promise<Posting> => {
	const row = await findPosting(db, which)
	if (!row) throw new Problem(404, 'not-found')
	return postingAnswer(row, now)
}

/**
 * The posts of the caller's school, newest first (SCH-08).
 * @throws Problem 403 forbidden without a school
 */
export const listPostings = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	{ limit = 20, offset = 0 }: { limit?: number; offset?: number },
): Promise<SchoolJobs> => {
	const { total, data } = await findPostings(db, schoolOf(me), { limit, offset })
	const now = clock()
	return { total, data: data.map((row) => postingAnswer(row, now)) }
}

/** A post of the caller's school. @throws Problem 403 forbidden without a school, 404 not-found */
export const readPosting = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
): Promise<Posting> => showPosting(db, { id, schoolId: schoolOf(me) }, clock())

/**
 * Writes a post of the caller's school or changes it (SCH-08).
 * @throws Problem 400 invalid-request, 403 forbidden without a school, 404 not-found for another
 * school's id, 409 job-changed with the present `revision`
 */
export const savePosting = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	id: string,
	draft: PostingDraft,
): Promise<Posting> => {
	const schoolId = schoolOf(me)
	const now = clock()
	checkPosting(draft, now)
	const values = postingValues(draft)
	const isWritten =
		draft.revision === 0
			? await insertPosting(db, {
					...values,
					id,
					schoolId,
					slug: postingSlug(values.title, id),
					publishedAt: now,
				})
			: await updatePosting(db, { id, schoolId, revision: draft.revision }, values)
	const posting = await showPosting(db, { id, schoolId }, now)
	if (!isWritten && !isSaved(posting, draft))
		throw new Problem(409, 'job-changed', undefined, { revision: posting.revision })
	return posting
}

/**
 * Closes a post or opens it again.
 * @throws Problem 403 forbidden without a school, 404 not-found, 409 job-withheld by the shop
 */
export const openPosting = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	{ id, open }: { id: string; open: boolean },
): Promise<Posting> => {
	const which = { id, schoolId: schoolOf(me) }
	await closePosting(db, which, open ? null : clock())
	const posting = await showPosting(db, which, clock())
	if (open && posting.withheld !== null) throw new Problem(409, 'job-withheld')
	return posting
}
