import { productPath } from '#domain/web/navigation.rules.ts'
import type { LiveResource } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type LiveSessionPlan, upsertSession } from './live-session.store.ts'
import { findLive, findLiveResource, type LiveRow, type Which } from './live-session-list.store.ts'

const LONGEST_MS = 12 * 3_600_000

const answerOf = ({ session, ...row }: LiveRow): LiveResource => ({
	webinar_id: row.id,
	title: row.title,
	course_type: row.courseType,
	path: productPath({ ...row, course_type: row.courseType }),
	registered: row.registered,
	needs_confirmation: row.needsConfirmation,
	session: session && {
		starts_at: session.startsAt.toISOString(),
		ends_at: session.endsAt.toISOString(),
		join_url: session.joinUrl,
		recording_url: session.recordingUrl,
		cancelled: session.cancelledAt !== null,
	},
})

/** LIV-01: one page of what happens live, with how many are registered. */
export const listLiveSessions = async (
	{ db, clock }: Deps,
	asked: {
		which?: Which
		search?: string
		sort?: 'time' | 'title'
		limit?: number
		offset?: number
	},
) => {
	const { which = 'upcoming', search = '', sort = 'time', limit = 25, offset = 0 } = asked
	const place = { which, search: search.trim(), sort, limit, offset }
	const { rows, total } = await findLive(db, { ...place, now: clock() })
	return { total, data: rows.map(answerOf) }
}

const planState = ({ needsConfirmation, session }: LiveRow) => ({
	needsConfirmation,
	...(session && {
		startsAt: session.startsAt.toISOString(),
		endsAt: session.endsAt.toISOString(),
		joinUrl: session.joinUrl,
		recordingUrl: session.recordingUrl,
		cancelled: session.cancelledAt !== null,
	}),
})

const requireLive = async (db: Db, resourceId: string): Promise<LiveRow> => {
	const row = await findLiveResource(db, resourceId)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/** LIV-01: one live resource. @throws Problem 404 not-found for what happens at no time */
export const showLiveSession = async (deps: Deps, resourceId: string) =>
	answerOf(await requireLive(deps.db, resourceId))

/**
 * LIV-01: says when and where a resource happens live; a job tells everybody registered when that
 * changed.
 * @throws Problem 404 not-found for what happens at no time, 409 session-invalid
 */
export const keepLiveSession = async (
	deps: Deps,
	me: string,
	resourceId: string,
	plan: LiveSessionPlan,
) => {
	const length = plan.endsAt.getTime() - plan.startsAt.getTime()
	if (!(length > 0 && length <= LONGEST_MS))
		throw new Problem(409, 'session-invalid', 'It ends after it begins, within twelve hours.')
	const now = deps.clock()
	const session = await deps.db.transaction(async (tx) => {
		const before = await requireLive(tx, resourceId)
		const written = await upsertSession(tx, resourceId, plan, now)
		const after = await requireLive(tx, resourceId)
		const act = {
			actorId: me,
			operation: 'keepLiveSession',
			subject: { kind: 'live-session', id: resourceId },
			before: planState(before),
			after: planState(after),
		}
		await recordAct(tx, act, now)
		return written
	})
	return {
		starts_at: session.startsAt.toISOString(),
		ends_at: session.endsAt.toISOString(),
		sequence: session.sequence,
	}
}
