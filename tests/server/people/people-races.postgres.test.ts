import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { withdrawReview } from '#server/catalogue/review/review.service.ts'
import { account } from '#server/people/account/account.tables.ts'
import { nomination } from '#server/people/nomination/nomination.tables.ts'
import { notification } from '#server/people/notification/notification.tables.ts'
import { eraseDue } from '#server/people/privacy/erase-due.service.ts'
import { accountErasure } from '#server/people/privacy/erasure.tables.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { addSchool, somebodyOf } from '../support/school/school-people.ts'

type Person = Awaited<ReturnType<typeof somebodyOf>>
type Nomination = { id: string; parent: Person }

const server = await openFileApp()
let schoolId: string
let teacher: Person
beforeAll(async () => {
	schoolId = await addSchool(server)
	teacher = await somebodyOf(server, null)
})

/** Writes a nomination of the teacher by a new parent. */
const nominate = async (): Promise<Nomination> => {
	const parent = await somebodyOf(server, null, { roles: ['parent'] })
	const [row] = await server.db
		.insert(nomination)
		.values({
			...{ parentId: parent.accountId, schoolId, teacherEmail: teacher.email },
			...{ teacherName: 'Meera Joshi', subject: 'Mathematics', classLevel: 7 },
			...{ relation: 'teaches_now', reason: 'She lets them measure the yard.' },
			createdAt: server.deps.clock(),
		})
		.returning()
	return { id: row!.id, parent }
}
const outcome = ({ status, body }: { status: number; body: never }) => {
	const shown = body as { status: string | number; code?: string }
	return [status, shown.code ?? shown.status]
}
const answer =
	(given: 'accepted' | 'declined') =>
	async ({ id }: Nomination) =>
		outcome(await teacher.call('POST', `/v1/user/nominations/${id}/answer`, { answer: given }))
const withdraw = async ({ id, parent }: Nomination) =>
	outcome(await parent.call('POST', `/v1/user/parent-nominations/${id}/withdrawal`))
const statusOf = async ({ id }: Nomination) =>
	(await server.db.select().from(nomination).where(eq(nomination.id, id)))[0]!.status
const messagesTo = async ({ accountId }: Person) => {
	const rows = await server.db
		.select()
		.from(notification)
		.where(eq(notification.accountId, accountId))
	return rows.map(({ message }) => message)
}

test('PRF-01 accepted and declined at the same time: the first answer counts', async () => {
	await race(nominate, [answer('accepted'), answer('declined')], async (answers, row) => {
		const status = await statusOf(row)
		expect(['accepted', 'declined']).toContain(status)
		const same = [200, status]
		expect(answers).toEqual([same, same])
		expect(await messagesTo(row.parent)).toEqual([`Meera Joshi has ${status} your nomination`])
	})
})

test('PRF-01 accepted and withdrawn at the same time: one decision counts', async () => {
	await race(nominate, [answer('accepted'), withdraw], async (answers, row) => {
		const status = await statusOf(row)
		const isAccepted = status === 'accepted'
		expect(answers).toEqual(
			isAccepted
				? [
						[200, 'accepted'],
						[200, 'accepted'],
					]
				: [
						[404, 'not-found'],
						[200, 'withdrawn'],
					],
		)
		expect(await messagesTo(row.parent)).toHaveLength(isAccepted ? 1 : 0)
	})
})

/** Opens an account whose erasure is due. */
const due = async (): Promise<Person> => {
	await server.db.delete(accountErasure)
	const person = await somebodyOf(server, null)
	const now = server.deps.clock()
	await server.db
		.insert(accountErasure)
		.values({ accountId: person.accountId, status: 'planned', askedAt: now, dueAt: now })
	return person
}
const cancel = async (person: Person) => {
	const { status, body } = await person.call('DELETE', '/v1/user/erasure')
	return { status, due: (body as { due_at?: string | null }).due_at }
}
const erase = () => eraseDue(server.deps, withdrawReview)

test('PRI-01 cancelled while the job erases: the account is kept or erased, never half', async () => {
	await race(due, [cancel, erase], async ([cancelled, passes], { accountId, email }) => {
		const [row] = await server.db
			.select()
			.from(accountErasure)
			.where(eq(accountErasure.accountId, accountId))
		const [left] = await server.db.select().from(account).where(eq(account.id, accountId))
		expect({ status: row?.status, passes, isKept: left!.email === email }).toEqual(
			row
				? { status: 'emptied', passes: 1, isKept: false }
				: { status: undefined, passes: 0, isKept: true },
		)
		if (!row) expect(cancelled).toEqual({ status: 200, due: null })
	})
})
