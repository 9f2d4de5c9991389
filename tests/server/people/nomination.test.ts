import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { type Buyer, openBuyer } from '../support/buyer.ts'
import { openFileApp } from '../support/open-test-app.ts'

type Row = { id: string; status: string }

const server = await openFileApp()
let schoolId: string
beforeAll(async () => {
	const [row] = await server.db
		.insert(school)
		.values({ name: 'Nai Subah Public School', email: 'office@nai.example' })
		.returning()
	schoolId = row!.id
	await server.db
		.insert(referenceItem)
		.values({ list: 'subjects', slug: 'mathematics', name: 'Mathematics', position: 1 })
})

const openParent = async () => {
	const parent = await openBuyer(server)
	await server.db
		.update(account)
		.set({ roles: ['parent'], displayName: 'Sarita Nambiar' })
		.where(eq(account.id, parent.accountId))
	return parent
}
const form = (teacher_email: string) => ({
	school_id: schoolId,
	teacher_name: ' Meera Joshi ',
	teacher_email,
	subject: 'mathematics',
	class_level: 7,
	relation: 'teaches_now',
	reason: 'She lets them measure the yard.',
})
const nominate = (parent: Buyer, email: string, some: object = {}) =>
	parent.post<Row>('/v1/user/parent-nominations', { ...form(email), ...some })
const given = async ({ token }: Buyer) =>
	(
		(await server.call('GET', '/v1/user/parent-nominations', { token })).body as unknown as {
			data: object[]
		}
	).data
const received = async ({ token }: Buyer) =>
	((await server.call('GET', '/v1/user/nominations', { token })).body as unknown as { data: Row[] })
		.data
const answer = (teacher: Buyer, id: string, given: string) =>
	teacher.post<Row>(`/v1/user/nominations/${id}/answer`, { answer: given })
const subjectsTo = async (email: string) =>
	(
		(await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`))
			.body as unknown as {
			subject: string
		}[]
	).map(({ subject }) => subject)
const told = async ({ token }: Buyer) =>
	(
		(await server.call('GET', '/v1/task/fetch-notification', { token })).body as unknown as {
			data: { message: string; route: string }[]
		}
	).data.map(({ message, route }) => [message, route])

test('PRF-01 a parent nominates a teacher once for each address; the teacher is notified, accepts, and the first answer counts', async () => {
	const [parent, teacher] = [await openParent(), await openBuyer(server)]
	const first = await nominate(parent, ` ${teacher.email.toUpperCase()} `.trim())
	const again = await nominate(parent, teacher.email, { reason: 'She listens to every child.' })
	expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id])
	const [{ id, created_at, ...row } = {} as never] = (await given(parent)) as [
		Record<string, unknown>,
	]
	expect(row).toEqual({
		school_name: 'Nai Subah Public School',
		teacher_name: 'Meera Joshi',
		teacher_email: teacher.email,
		subject: 'Mathematics',
		class_level: 7,
		relation: 'teaches_now',
		reason: 'She listens to every child.',
		status: 'sent',
		answered_at: null,
	})
	expect(await received(teacher)).toEqual([
		{
			id,
			created_at,
			parent_name: 'Sarita Nambiar',
			school_name: 'Nai Subah Public School',
			subject: 'Mathematics',
			class_level: 7,
			relation: 'teaches_now',
			reason: 'She listens to every child.',
			status: 'sent',
		},
	])
	const mail = 'A parent has nominated you on Vidya'
	expect((await subjectsTo(teacher.email)).filter((subject) => subject === mail)).toEqual([mail])
	expect(await told(teacher)).toEqual([['A parent has nominated you', '/profile/nominations']])
	expect((await answer(teacher, first.body.id, 'accepted')).body.status).toBe('accepted')
	expect((await answer(teacher, first.body.id, 'declined')).body.status).toBe('accepted')
	expect(await told(parent)).toEqual([
		['Meera Joshi has accepted your nomination', '/profile/parent-nomination'],
	])
	await nominate(parent, teacher.email, { reason: 'Changed after the answer.' })
	const withdrawn = await parent.post<Row>(
		`/v1/user/parent-nominations/${first.body.id}/withdrawal`,
	)
	expect(withdrawn.body).toMatchObject({
		status: 'accepted',
		reason: 'She listens to every child.',
		answered_at: expect.any(String),
	})
})

test('PRF-01 a withdrawn nomination is gone for the teacher, and comes back when it is made again', async () => {
	const [parent, teacher] = [await openParent(), await openBuyer(server)]
	const { body } = await nominate(parent, teacher.email)
	await parent.post(`/v1/user/parent-nominations/${body.id}/withdrawal`)
	expect(await received(teacher)).toEqual([])
	expect((await answer(teacher, body.id, 'accepted')).status).toBe(404)
	expect((await nominate(parent, teacher.email)).body).toMatchObject({
		id: body.id,
		status: 'sent',
	})
	expect((await received(teacher)).map(({ status }) => status)).toEqual(['sent'])
})

test('PRF-01 ROL-03 only parents nominate, only they withdraw their own, and only the address answers', async () => {
	const [parent, other] = [await openParent(), await openParent()]
	const [teacher, stranger] = [await openBuyer(server), await openBuyer(server)]
	expect((await nominate(teacher, parent.email)).status).toBe(403)
	expect((await nominate(parent, parent.email)).status).toBe(400)
	expect((await nominate(parent, teacher.email, { subject: 'no-such' })).status).toBe(400)
	expect((await nominate(parent, teacher.email, { school_id: parent.accountId })).status).toBe(400)
	const { body } = await nominate(parent, teacher.email)
	const url = `/v1/user/parent-nominations/${body.id}/withdrawal`
	expect((await other.post(url)).status).toBe(404)
	expect((await teacher.post(url)).status).toBe(403)
	expect((await answer(stranger, body.id, 'accepted')).status).toBe(404)
	expect([await given(other), await received(stranger)]).toEqual([[], []])
	expect((await received(teacher)).map(({ status }) => status)).toEqual(['sent'])
})

test('PRF-01 a parent nominates ten a day; an address without an account gets the same answer and the mail', async () => {
	const parent = await openParent()
	const statuses: number[] = []
	for (let n = 0; n < 11; n += 1)
		statuses.push((await nominate(parent, `unknown-${n}@example.org`)).status)
	expect(statuses).toEqual([...Array(10).fill(200), 429])
	expect(await subjectsTo('unknown-0@example.org')).toEqual(['A parent has nominated you on Vidya'])
	expect(await subjectsTo('unknown-10@example.org')).toEqual([])
})
