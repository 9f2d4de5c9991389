import { eq } from 'drizzle-orm'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { openLearner } from '../learner.ts'
import type { TestApp } from '../open-test-app.ts'
import { verifySessions } from '../staff-people.ts'

/** A new school; answers its id. */
export const addSchool = async (
	server: TestApp,
	some: Partial<typeof school.$inferInsert> = {},
): Promise<string> => {
	const [row] = await server.db
		.insert(school)
		.values({ name: 'Modern School', email: 'office@modern.example', city: 'Pune', ...some })
		.returning()
	return row!.id
}

/** Somebody signed in who belongs to a school. */
export const somebodyOf = async (
	server: TestApp,
	schoolId: string | null,
	some: Partial<typeof account.$inferInsert> = {},
) => {
	const person = await openLearner(server)
	await server.db
		.update(account)
		.set({ schoolId, roles: ['teacher'], ...some })
		.where(eq(account.id, person.accountId))
	return person
}

/** A member of staff whose session has passed the second factor. */
export const staffOf = async (
	server: TestApp,
	some: Partial<typeof account.$inferInsert> & { roles: string[] },
) => {
	const person = await somebodyOf(server, null, some)
	await verifySessions(server, person.accountId)
	return person
}

/** Somebody signed in who acts for a school. */
export const contactOf = (server: TestApp, schoolId: string | null, role = 'main_poc') =>
	somebodyOf(server, schoolId, { roles: [role], displayName: 'Contact' })

/** Hours that a teacher had elsewhere. */
export const addHours = async (
	server: TestApp,
	accountId: string,
	some: Partial<typeof trainingEntry.$inferInsert> = {},
) => {
	await server.db.insert(trainingEntry).values({
		...{ accountId, source: 'outside', title: 'NEP 2020', provider: 'DIET Pune' },
		...{ completedOn: '2026-11-02', minutes: 60, kind: 'board', standard: 'practice' },
		createdAt: server.deps.clock(),
		...some,
	})
}
