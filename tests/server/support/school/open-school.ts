import { eq } from 'drizzle-orm'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { openLearner } from '../learner.ts'
import type { TestApp } from '../open-test-app.ts'

/** A school, its point of contact and teachers, signed in. */
export const openSchool = async (server: TestApp, name = 'Modern School') => {
	const [row] = await server.db
		.insert(school)
		.values({ name, email: 'office@modern.example', city: 'Pune' })
		.returning()
	const schoolId = row!.id
	const somebody = async (roles: string[], displayName = 'Somebody') => {
		const person = await openLearner(server)
		await server.db
			.update(account)
			.set({ schoolId, roles, displayName })
			.where(eq(account.id, person.accountId))
		return person
	}
	return {
		schoolId,
		poc: await somebody(['main_poc'], 'Father George'),
		second: () => somebody(['additional_main_poc']),
		teacher: (displayName?: string) => somebody(['institutional_teacher'], displayName),
	}
}

/** The secret of the newest invitation that was mailed to an address. */
export const inviteIdOf = async (server: TestApp, email: string): Promise<string> => {
	const { body } = await server.call('GET', `/dev/mail.json?to=${email}`)
	const texts = (body as { text: string }[]).map(({ text }) => text)
	return /invite_id=([\w-]+)/.exec(texts.find((text) => text.includes('invite_id='))!)![1]!
}
