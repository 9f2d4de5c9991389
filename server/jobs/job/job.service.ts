import type { Job } from '#openapi/v1.gen.ts'
import type { Db } from '#server/platform/database/open.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { findApplications } from './application.store.ts'
import { deleteBookmark, findBookmarkedJobs, insertBookmark } from './bookmark.store.ts'
import { findJob, findJobs } from './job.store.ts'

type Viewer = { id: string | null; now: Date }

/** NAV-07: one page of the open jobs, each with the viewer's bookmark and application. */
export const listJobs = findJobs

/**
 * A job with what it asks and the viewer's application; a closed one too, and says so.
 * @throws Problem 404 not-found
 */
export const showJob = async (db: Db, slug: string, viewer: Viewer): Promise<Job> => {
	const found = await findJob(db, slug, viewer)
	if (!found) throw new Problem(404, 'not-found')
	const { card, row } = found
	const { duties, requirements } = row
	return { ...card, duties, requirements, application: await ownApplication(db, row.id, viewer) }
}

const ownApplication = async (db: Db, jobId: string, { id: accountId, now }: Viewer) => {
	if (!accountId) return null
	const page = { limit: 1, offset: 0, now }
	const [mine] = (await findApplications(db, { accountId, jobId }, page)).data
	if (!mine) return null
	const { id, status, with_video, changed_at } = mine
	return { id, status, with_video, changed_at }
}

/** HDR-07: bookmarked jobs of an account, newest first. */
export const listBookmarkedJobs = (
	db: Db,
	accountId: string,
	page: { limit?: number; offset?: number; now: Date },
) =>
	findBookmarkedJobs(db, accountId, {
		limit: page.limit ?? 9,
		offset: page.offset ?? 0,
		now: page.now,
	})

/**
 * Bookmarks a job and returns the bookmark's id; a second time returns the first one's.
 * @throws Problem 404 not-found
 */
export const bookmarkJob = async (
	db: Db,
	mark: { accountId: string; jobId: string; now: Date },
): Promise<string> => {
	const id = await insertBookmark(db, mark)
	if (!id) throw new Problem(404, 'not-found')
	return id
}

/** Takes a bookmark away, if there is one. */
export const unbookmarkJob = deleteBookmark
