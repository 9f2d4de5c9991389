import { addressOf } from '#domain/school/teacher-address.rules.ts'
import type { Account } from '#server/platform/contract/account.ts'
import { schoolOf } from '#server/platform/contract/school-of.ts'
import type { Deps } from '#server/platform/deps.ts'
import { takeTry } from '#server/platform/limits/limit.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './import.store.ts'
import { findKnown, findPending } from './invitation.store.ts'
import { inviteTeachers } from './invite.service.ts'

/** Batches of a school in a day: ten files of 10,000 rows. */
const MOST_BATCHES = 500
const DAY_MS = 86_400_000
const SHOWN = 10

type Row = { row: number; email: string; name: string }

/**
 * SCH-08: invites one batch of an import's rows; the same batch again adds nothing and is answered
 * alike.
 * @throws Problem 403 forbidden, 404 not-found for another school's import, 409 import-undone, 429
 * too-many-requests
 */
export const importRows = async (
	deps: Deps,
	me: Account,
	asked: { id: string; fileName: string; language: 'en' | 'hi'; rows: readonly Row[] },
) => {
	const schoolId = schoolOf(me)
	const limit = { name: 'teacher-import', subject: schoolId, max: MOST_BATCHES, windowMs: DAY_MS }
	await takeTry(deps, limit)
	const { id, fileName, language, rows } = asked
	const now = deps.clock()
	const results = await deps.db.transaction(async (tx) => {
		const opened = { id, schoolId, accountId: me.id, fileName, createdAt: now }
		const held = await store.holdImport(tx, opened)
		if (!held) throw new Problem(404, 'not-found')
		if (held.undoneAt) throw new Problem(409, 'import-undone')
		const answered = await inviteTeachers(deps, tx, { schoolId, importId: id, language, rows, now })
		await store.countRows(tx, id)
		return answered
	})
	await deps.mails.nudge()
	const refused = results.flatMap((reason, i) =>
		reason === 'invited' ? [] : [{ row: rows[i]!.row, email: rows[i]!.email, reason }],
	)
	return { added: results.length - refused.length, refused }
}

/**
 * SCH-08: which addresses are teachers of the school or invited already.
 * @throws Problem 403 forbidden
 */
export const checkAddresses = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	me: Account,
	emails: readonly string[],
) => {
	const schoolId = schoolOf(me)
	const asked = emails.map(addressOf)
	const members = await findKnown(db, schoolId, asked)
	const pending = await findPending(db, schoolId, asked, clock())
	return {
		members: members.filter(({ isMember }) => isMember).map(({ email }) => email),
		pending: pending.map(({ email }) => email),
	}
}

/**
 * SCH-08: takes back the invitations of an import that nobody accepted; a repeat changes nothing.
 * @throws Problem 403, 404 not-found
 */
export const undoImport = (deps: Pick<Deps, 'db' | 'clock'>, me: Account, id: string) =>
	deps.db.transaction(async (tx) => {
		if (!(await store.lockImport(tx, schoolOf(me), id))) throw new Problem(404, 'not-found')
		return store.undoRows(tx, id, deps.clock())
	})

/** SCH-08: the last imports of the caller's school. @throws Problem 403 forbidden */
export const lastImports = async ({ db }: Pick<Deps, 'db'>, me: Account) => ({
	data: (await store.listImports(db, schoolOf(me), SHOWN)).map((one) => ({
		id: one.id,
		file_name: one.fileName,
		added: one.rowCount,
		accepted: one.accepted,
		created_at: one.createdAt.toISOString(),
		undone_at: one.undoneAt?.toISOString() ?? null,
	})),
})
