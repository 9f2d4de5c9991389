import { v7 } from 'uuid'
import { isStaff } from '#domain/people/staff-roles.rules.ts'
import type {
	AuthorApplication as Answer,
	DeskAuthorApplication as DeskAnswer,
} from '#openapi/v1.gen.ts'
import { grantRole, lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import {
	type Application,
	findApplication,
	findApplications,
	findNewest,
	insertApplication,
	moveApplication,
	type WithPerson,
} from './application.store.ts'
import { putContract } from './author.store.ts'
import { applicationMail } from './author-mail.ts'

const answerOf = ({ createdAt, decidedAt, accountId: _, ...row }: Application): Answer => ({
	...row,
	created_at: createdAt.toISOString(),
	decided_at: decidedAt?.toISOString() ?? null,
})

/** DSK-21: the newest application of the caller; null where there is none. */
export const ownApplication = async (db: Db, me: Pick<Account, 'id'>) => {
	const row = await findNewest(db, me.id)
	return { application: row ? answerOf(row) : null }
}

/** An application as a person writes it; `sample` is an address or empty. */
export type NewApplication = Pick<Answer, 'topic' | 'experience' | 'sample'>

/**
 * DSK-21: stores an application that waits for a decision.
 * @throws Problem 409 in-the-team for somebody with a role of the team, application-waiting
 */
export const applyAsAuthor = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	{ topic, experience, sample }: NewApplication,
): Promise<Answer> => {
	if (isStaff(me.roles)) throw new Problem(409, 'in-the-team')
	const row = await insertApplication(db, {
		id: v7(),
		accountId: me.id,
		topic: topic.trim(),
		experience: experience.trim(),
		sample: sample.trim(),
		createdAt: clock(),
	})
	if (!row) throw new Problem(409, 'application-waiting')
	return answerOf(row)
}

/**
 * DSK-21: withdraws the caller's application.
 * @throws Problem 404 not-found, 409 application-decided with its status
 */
export const withdrawApplication = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Pick<Account, 'id'>,
	id: string,
): Promise<Answer> =>
	db.transaction(async (tx) => {
		const known = await findApplication(tx, id)
		if (known?.person.id !== me.id) throw new Problem(404, 'not-found')
		const event = { type: 'application.withdrawn' } as const
		const moved = await moveApplication(tx, id, event, { decidedAt: clock() })
		if (!moved)
			throw refusedMove('application-decided', (await findApplication(tx, id))!.row.status)
		return answerOf(moved)
	})

const deskAnswerOf = ({ row, person: { id, name, email } }: WithPerson): DeskAnswer => ({
	...answerOf(row),
	person: { id, name, email },
})

const PAGE = 30

/** DSK-21: applications of a status. */
export const listApplications = async (
	{ db }: Pick<Deps, 'db'>,
	{ status, offset = 0, id }: { status: Application['status']; offset?: number; id?: string },
) => {
	const found = await findApplications(db, status, { limit: PAGE + 1, offset, id })
	return { data: found.slice(0, PAGE).map(deskAnswerOf), has_more: found.length > PAGE }
}

/** `rate` is the share in whole percent, for who is approved. */
export type ApplicationDecision = {
	decision: 'approve' | 'decline'
	reason: string
	rate: number
}

/**
 * DSK-21: approves an application, which makes the person an author with a share, or declines it
 * with a reason; once. The person is notified by mail.
 * @throws Problem 404 not-found; 409 reason-missing, application-decided with its status
 */
export const decideApplication = async (
	{ db, clock, mails, config }: Deps,
	me: Account,
	id: string,
	{ decision, reason, rate }: ApplicationDecision,
): Promise<DeskAnswer> => {
	const isApproved = decision === 'approve'
	const words = isApproved ? '' : reason.trim()
	if (!isApproved && !words) throw new Problem(409, 'reason-missing')
	const now = clock()
	const answer = await db.transaction(async (tx) => {
		const known = await findApplication(tx, id)
		if (!known) throw new Problem(404, 'not-found')
		// The account first, as an erasure does: two that wait for each other never end.
		await lockAccount(tx, known.person.id)
		const type = isApproved ? 'application.approved' : 'application.declined'
		const moved = await moveApplication(tx, id, { type }, { reason: words, decidedAt: now })
		const found = await findApplication(tx, id)
		if (!found) throw new Problem(404, 'not-found')
		if (!moved) throw refusedMove('application-decided', found.row.status)
		const { person } = found
		if (isApproved) {
			await grantRole(tx, person.id, 'author')
			await putContract(tx, { accountId: person.id, rate, changedAt: now })
		}
		const status = isApproved ? ('approved' as const) : ('declined' as const)
		const of = { status, reason: words, rate, origin: config.publicUrl }
		await mails.enqueue(tx, applicationMail(person, of))
		const act = {
			actorId: me.id,
			operation: 'decideAuthorApplication',
			subject: { kind: 'author-application', id },
			before: { status: 'waiting' },
			after: { status, ...(isApproved ? { rate } : { reason: words }) },
		}
		await recordAct(tx, act, now)
		return deskAnswerOf(found)
	})
	await mails.nudge()
	return answer
}
