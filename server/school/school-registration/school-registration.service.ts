import { v7 } from 'uuid'
import type { SchoolPosition } from '#domain/school/school-position.rules.ts'
import type {
	SchoolRegistration as Answer,
	DeskSchoolRegistration as DeskAnswer,
} from '#openapi/v1.gen.ts'
import { lockAccount } from '#server/people/account/account.service.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import { openSchool } from '#server/people/school/school.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { refusedMove } from '#server/platform/problems/refused-move.ts'
import {
	findNewest,
	findRegistration,
	findRegistrations,
	findSimilar,
	insertRegistration,
	lockRegistration,
	moveRegistration,
	type Registration,
	type WithPerson,
} from './school-registration.store.ts'
import { schoolRegistrationMail } from './school-registration-mail.ts'

const answerOf = (row: Registration): Answer => ({
	id: row.id,
	status: row.status,
	name: row.name,
	email: row.email,
	phone: row.phone,
	city: row.city,
	position: row.position,
	note: row.note,
	reason: row.reason,
	created_at: row.createdAt.toISOString(),
	decided_at: row.decidedAt?.toISOString() ?? null,
})

/** DSK-14: the newest registration of the caller; null where there is none. */
export const ownRegistration = async (db: Db, me: Pick<Account, 'id'>) => {
	const row = await findNewest(db, me.id)
	return { registration: row ? answerOf(row) : null }
}

/** A school as a person registers it. */
export type SchoolToRegister = {
	name: string
	email: string
	phone: string
	city: string
	position: SchoolPosition
	note: string
}

/**
 * DSK-14: stores a school that waits for a decision.
 * @throws Problem 409 in-a-school if the caller belongs to one, registration-waiting
 */
export const registerSchool = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	{ name, email, phone, city, position, note }: SchoolToRegister,
): Promise<Answer> => {
	if (me.schoolId) throw new Problem(409, 'in-a-school')
	const typed = { name, email: email.toLowerCase(), phone, city, note }
	const trimmed = Object.fromEntries(
		Object.entries(typed).map(([field, text]) => [field, text.trim()]),
	) as typeof typed
	const row = await insertRegistration(db, {
		...{ id: v7(), accountId: me.id, ...trimmed, position, createdAt: clock() },
	})
	if (!row) throw new Problem(409, 'registration-waiting')
	return answerOf(row)
}

/**
 * DSK-14: withdraws the caller's registration.
 * @throws Problem 404 not-found, 409 registration-decided with its status
 */
export const withdrawRegistration = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Pick<Account, 'id'>,
	id: string,
): Promise<Answer> =>
	db.transaction(async (tx) => {
		const row = await lockRegistration(tx, id)
		if (row?.accountId !== me.id) throw new Problem(404, 'not-found')
		const event = { type: 'registration.withdrawn' } as const
		const moved = await moveRegistration(tx, id, event, { decidedAt: clock() })
		if (!moved) throw refusedMove('registration-decided', row.status)
		return answerOf(moved)
	})

type Similar = DeskAnswer['similar']

const deskAnswerOf = ({ row, person }: WithPerson, similar: Similar = []): DeskAnswer => ({
	...answerOf(row),
	person: { id: person.id, name: person.name, email: person.email },
	similar,
	school_id: row.schoolId,
})

const PAGE = 30

/** Most similar schools that are shown for a registration. */
const MOST_SHOWN = 5

/** DSK-14: registrations of a status; beside those that wait, schools of a similar name. */
export const listRegistrations = async (
	{ db }: Pick<Deps, 'db'>,
	{ status, offset = 0, id }: { status: Registration['status']; offset?: number; id?: string },
) => {
	const found = await findRegistrations(db, status, { limit: PAGE + 1, offset, id })
	const shown = found.slice(0, PAGE)
	const ids = status === 'waiting' ? shown.map(({ row }) => row.id) : []
	const similar = ids.length > 0 ? await findSimilar(db, ids) : []
	const data = shown.map((one) => {
		const ofIt = similar.filter(({ registrationId }) => registrationId === one.row.id)
		return deskAnswerOf(
			one,
			ofIt.slice(0, MOST_SHOWN).map(({ registrationId: _, ...school }) => school),
		)
	})
	return { data, has_more: found.length > PAGE }
}

/** Opens the school of a registration. Throws 409 in-a-school if the person belongs to one. */
const opened = async (tx: Db, row: Registration, now: Date): Promise<string> => {
	const { name, email, city } = row
	const schoolId = await openSchool(tx, { name, email, city }, row.accountId, now)
	if (!schoolId) throw new Problem(409, 'in-a-school')
	return schoolId
}

/**
 * DSK-14: approves a registration, which opens the school's area with the person as its point of
 * contact, or declines it with a reason; once. The person is notified by mail.
 * @throws Problem 404 not-found; 409 reason-missing, registration-decided with its status,
 * in-a-school if the person belongs to a school by now
 */
export const decideRegistration = async (
	{ db, clock, mails, config }: Deps,
	me: Account,
	id: string,
	{ decision, reason }: { decision: 'approve' | 'decline'; reason: string },
): Promise<DeskAnswer> => {
	const words = decision === 'decline' ? reason.trim() : ''
	if (decision === 'decline' && !words) throw new Problem(409, 'reason-missing')
	const now = clock()
	const answer = await db.transaction(async (tx) => {
		const known = await findRegistration(tx, id)
		if (!known) throw new Problem(404, 'not-found')
		// The account first, as an erasure does: two that wait for each other never end.
		await lockAccount(tx, known.person.id)
		const row = await lockRegistration(tx, id)
		if (!row) throw new Problem(404, 'not-found')
		if (row.status !== 'waiting') throw refusedMove('registration-decided', row.status)
		const schoolId = decision === 'approve' ? await opened(tx, row, now) : undefined
		const type = decision === 'approve' ? 'registration.approved' : 'registration.declined'
		const change = { reason: words, decidedAt: now, ...(schoolId && { schoolId }) }
		const moved = await moveRegistration(tx, id, { type }, change)
		if (!moved) throw refusedMove('registration-decided', row.status)
		const found = (await findRegistration(tx, id))!
		const status = decision === 'approve' ? ('approved' as const) : ('declined' as const)
		const path = status === 'approved' ? '/profile/dashboard' : '/vidya-for-schools/register'
		const url = `${config.publicUrl}${path}`
		const decided = { schoolName: row.name, status, reason: words, url }
		await mails.enqueue(tx, schoolRegistrationMail(found.person, decided))
		const act = {
			actorId: me.id,
			operation: 'decideSchoolRegistration',
			subject: { kind: 'school_registration', id },
			before: { status: row.status },
			after: { status, name: row.name, reason: words },
		}
		await recordAct(tx, act, now)
		return deskAnswerOf(found)
	})
	await mails.nudge()
	return answer
}
