import { productPath } from '#domain/web/navigation.rules.ts'
import type { WaitingRegistration } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import { decisionMail } from './decision-mail.ts'
import {
	confirmRegistration,
	findRegistrant,
	findRegistrationStatus,
	findWaiting,
	refuseRegistration,
} from './waiting.store.ts'

/** Rows per list. */
const MOST = 100

/**
 * LIV-01: registrations that wait for a confirmation, longest waiting first.
 * @param only the slug of the only training, and the only registration to look at
 */
export const listWaitingRegistrations = async (
	db: Db,
	{ track, id }: { track?: string; id?: string } = {},
): Promise<{ total: number; data: WaitingRegistration[] }> => {
	const { total, rows } = await findWaiting(db, { limit: MOST, slug: track, id })
	return {
		total,
		data: rows.map(({ courseType, slug, slugtitle, startDate, createdAt, ...row }) => ({
			...row,
			course_type: courseType,
			path: productPath({ slug, slugtitle, course_type: courseType }),
			starts_at: startDate?.toISOString() ?? null,
			registered_at: createdAt.toISOString(),
		})),
	}
}

const refusalOf = async (tx: Db, id: string): Promise<Problem> => {
	const status = await findRegistrationStatus(tx, id)
	return status ? refusedMove('registration-decided', status) : new Problem(404, 'not-found')
}

/**
 * LIV-01: confirms or refuses a registration that waits, once, and tells the teacher by
 * notification and mail. A refused registration is deleted.
 * @throws Problem 404 not-found, also for a refused one; 409 registration-decided,
 * registration-reason-missing
 */
export const decideRegistration = async (
	{ db, clock, mails, config }: Pick<Deps, 'db' | 'clock' | 'mails' | 'config'>,
	me: string,
	asked: { id: string; decision: 'confirm' | 'refuse'; reason: string },
): Promise<{ status: 'confirmed' | 'refused' }> => {
	const { id } = asked
	const decision = asked.decision === 'confirm' ? 'confirmed' : 'refused'
	const reason = decision === 'refused' ? asked.reason.trim() : ''
	if (decision === 'refused' && !reason) throw new Problem(409, 'registration-reason-missing')
	await db.transaction(async (tx) => {
		const move = decision === 'confirmed' ? confirmRegistration : refuseRegistration
		const row = await move(tx, id)
		if (!row) throw await refusalOf(tx, id)
		const { title, courseType, slug, slugtitle, ...to } = await findRegistrant(tx, row)
		const route =
			decision === 'confirmed'
				? `/profile/registrations/${id}`
				: productPath({ slug, slugtitle, course_type: courseType })
		const told =
			decision === 'confirmed'
				? { kind: 'registrationConfirmed' as const, title }
				: { kind: 'registrationRefused' as const, title, reason }
		await notify(tx, [row.accountId], { told, route, taskId: id, now: clock() })
		const url = `${config.publicUrl}${route}`
		await mails.enqueue(tx, decisionMail({ to, title, decision, reason, url }))
		const act = {
			actorId: me,
			operation: 'decideRegistration',
			subject: { kind: 'registration', id },
			before: { status: 'pending' },
			after: { status: decision },
		}
		await recordAct(tx, act, clock())
	})
	await mails.nudge()
	return { status: decision }
}
