import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { schoolSession } from '#server/school/school-hours/school-hours.tables.ts'
import { diceOf } from '../dice.ts'
import { seedId } from '../seed-id.ts'
import { ELSEWHERE, NEWCOMER, SESSIONS, STAFF } from './school-staff.ts'

const SCHOOL = 'St. Thomas Higher Secondary School'
const DAY_MS = 86_400_000

/** The account of a teacher of the school. */
export const staffId = (name: string): string => seedId('staff', name)

/** The teachers of the verified school with their addresses, in the order of the list. */
export const staffRows = STAFF.map((name, n) => ({
	id: staffId(name),
	name,
	email: `teacher-${n + 1}@stthomas-kottayam.example`,
}))

type Ago = (days: number) => Date

const entryOf = (accountId: string, title: string, at: Date) => ({
	id: seedId('training', `${accountId} ${title}`),
	accountId,
	title,
	completedOn: indianDayOf(at),
	createdAt: new Date(at.getTime() + DAY_MS / 24),
})

const heldSessions = (ago: Ago) =>
	SESSIONS.map(([title, trainer, days, hours, standard]) => ({
		id: seedId('school-session', title),
		schoolId: seedId('school', 'verified'),
		...{ title, trainer, standard, minutes: hours * 60 },
		...{ heldOn: indianDayOf(ago(days)), createdAt: ago(days), changedAt: ago(days) },
	}))

/**
 * Some come to nearly every session and learn elsewhere too, some to few; `also` comes to all of
 * them.
 */
const entriesOf = (also: string, ago: Ago) => {
	const sessions = heldSessions(ago)
	const there = [...STAFF.map(staffId), also].flatMap((accountId, n) => {
		const dice = diceOf(accountId)
		const zeal = accountId === also ? 10 : [9, 8, 6, 3][n % 4]!
		return sessions
			.filter(() => dice.whole(1, 10) <= zeal)
			.map(({ id: sessionId, title, minutes, standard, createdAt }) => ({
				...entryOf(accountId, title, createdAt),
				...{ source: 'session' as const, sessionId, provider: SCHOOL, minutes },
				...{ kind: 'school' as const, standard },
			}))
	})
	const elsewhere = STAFF.flatMap((name, n) =>
		ELSEWHERE.slice(0, [6, 5, 3, 1][n % 4]).map(
			([title, provider, days, hours, kind, standard]) => ({
				...entryOf(staffId(name), title, ago(days + (n % 9))),
				...{ source: 'outside' as const, provider, minutes: hours * 60, kind, standard },
			}),
		),
	)
	return [...there, ...elsewhere].filter(({ accountId }) => accountId !== staffId(NEWCOMER))
}

/**
 * Writes the teachers of the verified school, its sessions and their hours. `ago` returns the
 * moment a number of days before now.
 */
export const seedStaff = async (db: Db, also: string, ago: Ago): Promise<void> => {
	await db.insert(account).values(
		staffRows.map(({ id, name, email }, n) => ({
			...{ id, email, displayName: name },
			...{ roles: ['institutional_teacher'], schoolId: seedId('school', 'verified') },
			...{ wizardCompleted: true, language: n % 5 === 0 ? ('hi' as const) : ('en' as const) },
			createdAt: ago(380),
			joinedSchoolAt: ago(370 - 9 * n),
		})),
	)
	await db.insert(schoolSession).values(heldSessions(ago))
	const entries = entriesOf(also, ago)
	for (let i = 0; i < entries.length; i += 500)
		await db.insert(trainingEntry).values(entries.slice(i, i + 500))
}
