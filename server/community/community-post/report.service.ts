import * as uuid from 'uuid'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import {
	findOpenReports,
	findReportStatus,
	hideComment,
	hidePost,
	moveReports,
	type Reason,
	reportComment,
	reportPost,
} from './report.store.ts'
import { takeTurn } from './turns.ts'

/** Reports that moderators have to decide. */
export const listReports = async (db: Db, id?: string) => ({
	data: await findOpenReports(db, { id: id ?? null }),
})

/**
 * Keeps a report, once a person and thing.
 * @throws Problem 404 not-found, 429 too-many-requests
 */
export const report = async (
	deps: Deps,
	me: string,
	given: { kind: 'post' | 'comment'; subject: string; reason: Reason; words?: string },
): Promise<void> => {
	const { kind, subject, reason, words = '' } = given
	if (kind === 'comment' && !uuid.validate(subject)) throw new Problem(404, 'not-found')
	await takeTurn(deps, 'report', me)
	const keep = kind === 'post' ? reportPost : reportComment
	const now = deps.clock().toISOString()
	const [found] = await keep(deps.db, { me, subject, id: uuid.v7(), reason, words, now })
	if (!found) throw new Problem(404, 'not-found')
}

const refusalOf = async (tx: Db, id: string): Promise<Problem> => {
	const status = await findReportStatus(tx, id)
	return status ? refusedMove('report-decided', status) : new Problem(404, 'not-found')
}

const hide = async (
	tx: Db,
	{ postId, commentId }: { postId: string; commentId: string | null },
	now: Date,
): Promise<void> => {
	const at = now.toISOString()
	const [hidden] = commentId
		? await hideComment(tx, { id: commentId, now: at })
		: await hidePost(tx, { id: postId, now: at })
	if (!hidden) return
	await notify(tx, [hidden.account_id], {
		told: { kind: commentId ? 'commentHidden' : 'postHidden' },
		route: '/community?type=mine',
		taskId: commentId ?? postId,
		now,
	})
}

/**
 * Hides or keeps what a report is about, once; notifies the author of a hidden post or comment.
 * @throws Problem 404 not-found, 409 report-decided
 */
export const decide = async (
	{ db, clock }: Deps,
	me: string,
	{ id, decision }: { id: string; decision: 'hide' | 'keep' },
): Promise<void> => {
	const now = clock()
	await db.transaction(async (tx) => {
		const type = decision === 'hide' ? 'report.confirmed' : 'report.dismissed'
		const decided = await moveReports(tx, { id, decidedBy: me, decidedAt: now }, { type })
		if (!decided) throw await refusalOf(tx, id)
		if (decision === 'hide') await hide(tx, decided, now)
		const { status, postId, commentId } = decided
		const act = {
			actorId: me,
			operation: 'decideReport',
			subject: { kind: 'report', id },
			before: { status: 'open' },
			after: { status, postId, commentId },
		}
		await recordAct(tx, act, now)
	})
}
