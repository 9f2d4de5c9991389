import { findLanguage } from '#server/people/account/account.service.ts'
import { notify } from '#server/people/notification/notification.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	findAccountId,
	findByParent,
	findByTeacher,
	findNomination,
	findSubject,
	isSchool,
	moveNomination,
	type NominationRow,
	writeNomination,
} from './nomination.store.ts'
import { nominationMail } from './nomination-mail.ts'

/** Nominations that a parent may send in a day. */
const MOST = 10
const DAY_MS = 86_400_000

/** A nomination as it was typed; `subject` is a slug. */
type Form = {
	school_id: string
	teacher_name: string
	teacher_email: string
	subject: string
	class_level: number
	relation: 'teaches_now' | 'taught_before' | 'school'
	reason: string
}

const shownToParent = ({ nomination: row, schoolName }: NominationRow) => ({
	id: row.id,
	school_name: schoolName,
	teacher_name: row.teacherName,
	teacher_email: row.teacherEmail,
	subject: row.subject,
	class_level: row.classLevel,
	relation: row.relation,
	reason: row.reason,
	status: row.status,
	created_at: row.createdAt.toISOString(),
	answered_at: row.answeredAt?.toISOString() ?? null,
})

const shownToTeacher = ({ nomination: row, schoolName, parentName }: NominationRow) => ({
	id: row.id,
	parent_name: parentName,
	school_name: schoolName,
	subject: row.subject,
	class_level: row.classLevel,
	relation: row.relation,
	reason: row.reason,
	status: row.status as 'sent' | 'accepted' | 'declined',
	created_at: row.createdAt.toISOString(),
})

/** PRF-01: teachers whom a parent has nominated. */
export const nominationsBy = async (db: Db, parentId: string) =>
	(await findByParent(db, parentId)).map(shownToParent)

/** PRF-01: nominations for a teacher's address. */
export const nominationsOf = async (db: Db, email: string) =>
	(await findByTeacher(db, email)).map(shownToTeacher)

/**
 * PRF-01: nominates a teacher once for each address, and tells the teacher by mail and, where the
 * address has an account, by a notification.
 * @param keep what else belongs to the transaction
 * @throws Problem 400 invalid-request for an unknown school or subject and for the own address, 429
 * too-many-requests
 */
export const nominate = async (
	deps: Deps,
	{ account, form }: { account: Account; form: Form },
	keep: (tx: Db, answer: ReturnType<typeof shownToParent>) => Promise<void>,
) => {
	const teacherEmail = form.teacher_email.trim().toLowerCase()
	const [subject, known] = await Promise.all([
		findSubject(deps.db, form.subject),
		isSchool(deps.db, form.school_id),
	])
	if (!subject || !known || teacherEmail === account.email)
		throw new Problem(400, 'invalid-request', 'Unknown school or subject, or the own address.')
	await takeTry(deps, { name: 'nomination', subject: account.id, max: MOST, windowMs: DAY_MS })
	const now = deps.clock()
	const answer = await deps.db.transaction(async (tx) => {
		const { id, tells } = await writeNomination(tx, {
			parentId: account.id,
			schoolId: form.school_id,
			teacherName: form.teacher_name.trim(),
			teacherEmail,
			subject,
			classLevel: form.class_level,
			relation: form.relation,
			reason: form.reason.trim(),
			createdAt: now,
		})
		if (tells) {
			const language = await findLanguage(tx, { email: teacherEmail })
			await deps.mails.enqueue(tx, nominationMail(teacherEmail, deps.config.publicUrl, language))
			const teacher = await findAccountId(tx, teacherEmail)
			if (teacher)
				await notify(tx, [teacher], {
					told: { kind: 'nominated' },
					route: '/profile/nominations',
					taskId: id,
					now,
				})
		}
		const shown = shownToParent((await findNomination(tx, id))!)
		await keep(tx, shown)
		return shown
	})
	await deps.mails.nudge()
	return answer
}

/**
 * Withdraws a parent's nomination; repeating it, or withdrawing an answered one, changes nothing.
 * @throws Problem 404 not-found when it is not the parent's
 */
export const withdrawNomination = async (db: Db, parentId: string, id: string) => {
	await moveNomination(db, id, { parentId }, { type: 'nomination.withdrawn' }, null)
	const row = await findNomination(db, id)
	if (!row || row.nomination.parentId !== parentId) throw new Problem(404, 'not-found')
	return shownToParent(row)
}

/**
 * Stores a teacher's answer and notifies the parent. Only the first answer counts.
 * @throws Problem 404 not-found when it is not for the teacher's address, or was withdrawn
 */
export const answerNomination = (
	db: Db,
	teacher: Pick<Account, 'email' | 'displayName'>,
	{ id, answer, now }: { id: string; answer: 'accepted' | 'declined'; now: Date },
) =>
	db.transaction(async (tx) => {
		const who = { teacherEmail: teacher.email }
		const event = { type: `nomination.${answer}` } as const
		const moved = await moveNomination(tx, id, who, event, now)
		const row = await findNomination(tx, id)
		if (!row || row.nomination.teacherEmail !== teacher.email) throw new Problem(404, 'not-found')
		if (row.nomination.status === 'withdrawn') throw new Problem(404, 'not-found')
		if (moved)
			await notify(tx, [row.nomination.parentId], {
				told: {
					kind: answer === 'accepted' ? 'nominationAccepted' : 'nominationDeclined',
					name: row.nomination.teacherName,
				},
				route: '/profile/parent-nomination',
				taskId: id,
				now,
			})
		return shownToTeacher(row)
	})
