import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { inboxDue, inboxKinds, inboxKindsOf, inboxRoles } from '#domain/people/inbox.rules.ts'
import type { InboxPage as Page } from '#openapi/v1.gen.ts'
import { account } from '#server/people/account/account.tables.ts'
import { auditEntry } from '#server/people/audit/audit.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { readSpecification } from '#server/platform/contract/specification.ts'
import { schoolDocument } from '#server/school/school-document/school-document.tables.ts'
import { openBuyer, payAtRazorpay } from '../support/buyer.ts'
import { callBack as form } from '../support/call-back-form.ts'
import { openTeacher } from '../support/community-people.ts'
import { moveAll, wholeContent, write } from '../support/drafts.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { openSchool } from '../support/school/ordering-school.ts'
import { openStaff } from '../support/staff-people.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

const server = await openFileApp({ CALL_BACKS_A_DAY: '2500' })
let owner: Staff
let neha: Staff
let ravi: Staff
beforeAll(async () => {
	owner = await openStaff(server, 'Owner Das', ['owner'])
	neha = await openStaff(server, 'Neha Kapoor', ['support'])
	ravi = await openStaff(server, 'Ravi Iyer', ['support'])
})

const DAY = 86_400_000
const inbox = async (who: Staff, query = '') =>
	(await who.desk('GET', `/inbox?${query}`)).body as never as Page
const take = (who: Staff, kind: string, id: string, take_over = false) =>
	who.desk('PUT', `/inbox/${kind}/${id}/owner`, { take_over })
const release = (who: Staff, kind: string, id: string) =>
	who.desk('DELETE', `/inbox/${kind}/${id}/owner`)

/** Lets somebody ask to be called, and returns the item. */
const askToBeCalled = async (schoolName: string) => {
	await server.call('POST', '/v1/sheet-storage', { body: { data: { ...form, schoolName } } })
	return (await inbox(owner, `search=${encodeURIComponent(schoolName)}`)).data[0]!
}

/** Registers a teacher for something live whose registrations are confirmed. */
const register = async (title: string) => {
	const teacher = await openBuyer(server)
	const startDate = new Date(server.deps.clock().getTime() + DAY)
	const live = { courseType: 'live_training', title, price: null, needsConfirmation: true } as const
	const resourceId = await addResource(server.db, { ...live, startDate })
	const { body } = await teacher.enrolFree({ webinar_id: resourceId })
	return { id: body.response.data[0]![0]!.id, startDate }
}

const askForRefund = async () => {
	const buyer = await openBuyer(server)
	const product = await addResource(server.db, { title: 'Maps for Class Six' })
	const { order_id, pg_order_id, amount } = (await buyer.order({ product_id: [product] })).body
	await buyer.verify((await payAtRazorpay(server, pg_order_id, { amount })).callback)
	const asked = { reason: 'unsuitable', words: '', language: 'en' }
	const { token } = buyer
	await server.call('PUT', `/v1/orders/${order_id}/refund`, { token, body: asked })
}

const announceTransfer = async () => {
	const { main } = await openSchool(server)
	await main.put(await addResource(server.db), 3)
	const { id } = (await main.quote()).body
	await main.submit(id)
	await main.transfer(id)
}

const handInDocuments = async () => {
	const [row] = await server.db
		.insert(school)
		.values({ name: 'Documents School', email: 'office@documents.example' })
		.returning()
	for (const name of ['one.pdf', 'two.pdf']) {
		await server.db.insert(schoolDocument).values({
			...{ id: v7(), schoolId: row!.id, name, contentType: 'application/pdf', bytes: 10 },
			...{ storageKey: v7(), createdAt: server.deps.clock() },
		})
		server.advance(1000)
	}
}

const reportPost = async () => {
	const asha = await openTeacher(server, 'Asha Rao')
	const other = await openTeacher(server, 'Uma Sen')
	const { slug } = await asha.post('Buy my notes')
	for (const who of [asha, other])
		await who.call('POST', '/reports', { kind: 'post', subject: slug, reason: 'spam' })
}

const registerSchool = async () => {
	const { token } = await openTeacher(server, 'Principal Nair')
	const body = {
		...{ name: 'Hill School', email: 'office@hill.example', phone: '+919822012345' },
		...{ city: 'Ooty', position: 'principal', note: '' },
	}
	await server.call('POST', '/v1/school-registrations', { token, body })
}

const applyToTeach = async () => {
	const { token } = await openTeacher(server, 'Asha Kulkarni')
	const body = { topic: 'Fractions', experience: 'Twelve years.', sample: '' }
	await server.call('POST', '/v1/author-applications', { token, body })
}

describe('DSK-12 the inbox', () => {
	test('DSK-12 holds everything that waits for a person, longest waiting first, with its age and due time', async () => {
		const begun = server.deps.clock().getTime()
		const steps = [
			askForRefund,
			announceTransfer,
			handInDocuments,
			() => register('Stories for Class Two'),
			() => askToBeCalled('Inbox School'),
			reportPost,
			registerSchool,
			async () => moveAll(owner, await write(owner, wholeContent()), ['submit']),
			applyToTeach,
		]
		for (const step of steps) {
			await step()
			server.advance(60_000)
		}
		const { data, counts, has_more } = await inbox(owner)
		expect(data.map(({ kind }) => kind)).toEqual([...inboxKinds])
		expect(counts).toEqual(inboxKinds.map((kind) => ({ kind, count: 1 })))
		expect(has_more).toBe(false)
		expect(data.map(({ title, person }) => [title, person])).toEqual([
			['Maps for Class Six', expect.any(String)],
			[expect.stringMatching(/^School \d+$/), expect.stringMatching(/^Main \d+$/)],
			['Documents School', ''],
			['Stories for Class Two', expect.any(String)],
			['Inbox School', form.fullName],
			['Buy my notes', 'Asha Rao'],
			['Hill School, Ooty', 'Principal Nair'],
			[expect.any(String), 'Owner Das'],
			['Fractions', 'Asha Kulkarni'],
		])
		const [refund, , , live, , report] = data
		expect(Date.parse(refund!.since)).toBeGreaterThanOrEqual(begun)
		expect(Date.parse(refund!.due_at!) - Date.parse(refund!.since)).toBe(7 * DAY)
		expect(Date.parse(report!.due_at!) - Date.parse(report!.since)).toBe(15 * DAY)
		expect(Date.parse(live!.due_at!)).toBeLessThan(Date.parse(live!.since) + DAY + 1)
		expect(data.filter(({ due_at }) => due_at === null)).toHaveLength(6)
	})

	test('DSK-12 shows each member of staff what their roles decide, and nothing to others', async () => {
		const moderator = await openStaff(server, 'Moderator Jha', ['moderator'])
		const analyst = await openStaff(server, 'Analyst Bose', ['analyst'])
		expect((await inbox(moderator)).counts).toEqual([{ kind: 'report', count: 1 }])
		expect((await inbox(moderator, 'kind=refund_request')).data).toEqual([])
		expect((await inbox(neha)).counts.map(({ kind }) => kind)).toEqual(inboxKindsOf(['support']))
		expect(await analyst.desk('GET', '/inbox')).toMatchObject({ status: 403 })
		const { id } = (await inbox(owner, 'kind=refund_request')).data[0]!
		expect(await take(moderator, 'refund_request', id)).toMatchObject({ status: 404 })
	})

	test('DSK-12 the roles of a kind are those of the call that decides it', () => {
		const { paths } = readSpecification()
		const rolesOf = Object.fromEntries(
			Object.values(paths).flatMap((path) =>
				Object.values(path).map((one) => [one.operationId, one['x-roles']]),
			),
		)
		const deciding = {
			refund_request: 'decideRefund',
			school_transfer: 'confirmSchoolTransfer',
			verification: 'decideVerification',
			registration: 'decideRegistration',
			call_back: 'saveCallBack',
			report: 'decideReport',
			school_registration: 'decideSchoolRegistration',
			author_application: 'decideAuthorApplication',
		}
		for (const [kind, operation] of Object.entries(deciding))
			expect([kind, inboxRoles[kind as never]]).toEqual([kind, rolesOf[operation]])
		expect(rolesOf.moveDraft).toEqual(expect.arrayContaining([...inboxRoles.draft]))
		const asked = [...new Set(Object.values(inboxRoles).flat())]
		expect([...rolesOf.listInbox!].sort()).toEqual(asked.sort())
	})

	test('DSK-12 is narrowed by kind, by words of title or person, and by who has it', async () => {
		await askToBeCalled('100% Search School')
		const found = async (query: string) =>
			(await inbox(owner, query)).data.map(({ title }) => title)
		expect(await found('search=100%25')).toEqual(['100% Search School'])
		expect(await found('search=principal+nair')).toEqual(['Hill School, Ooty'])
		expect(await found('kind=draft&search=hill')).toEqual([])
		const { counts } = await inbox(owner, 'search=hill')
		expect(counts.filter(({ count }) => count > 0)).toEqual([
			{ kind: 'school_registration', count: 1 },
		])
		const { id } = (await inbox(owner, 'kind=school_registration')).data[0]!
		await take(owner, 'school_registration', id)
		expect(await found('owner=me')).toEqual(['Hill School, Ooty'])
		expect(await found('owner=nobody&search=hill')).toEqual([])
		await release(owner, 'school_registration', id)
		expect(await found('owner=me')).toEqual([])
	})

	test('DSK-12 an item is taken, taken over and given back; each act is recorded', async () => {
		const { id } = await register('Puppets for Class One')
		expect(await take(neha, 'registration', id)).toMatchObject({
			status: 200,
			body: { name: 'Neha Kapoor', is_caller: true },
		})
		expect((await take(neha, 'registration', id)).status).toBe(200)
		expect(await take(ravi, 'registration', id)).toMatchObject({
			status: 409,
			body: { code: 'inbox-taken', owner: { name: 'Neha Kapoor', is_caller: false } },
		})
		expect((await take(ravi, 'registration', id, true)).status).toBe(200)
		expect((await release(neha, 'registration', id)).status).toBe(204)
		expect((await inbox(owner, 'search=puppets')).data[0]!.owner).toEqual({
			...{ name: 'Ravi Iyer', is_caller: false },
		})
		expect((await release(ravi, 'registration', id)).status).toBe(204)
		expect((await inbox(owner, 'search=puppets')).data[0]!.owner).toBeNull()
		const acts = await server.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.subjectId, id))
			.orderBy(auditEntry.position)
		expect(
			acts.map(({ operation, before, after }) => [operation, before.owner, after.owner]),
		).toEqual([
			['takeInboxItem', null, neha.id],
			['takeInboxItem', neha.id, ravi.id],
			['releaseInboxItem', ravi.id, null],
		])
	})

	test('DSK-12 of two who take an item at the same time one gets it', async () => {
		await race(
			async (pair) => (await register(`Race ${pair}`)).id,
			[(id) => take(neha, 'registration', id), (id) => take(ravi, 'registration', id)],
			async (answers, id) => {
				expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
				const winner = answers[0]!.status === 200 ? neha : ravi
				const { data } = await inbox(winner, 'owner=me&kind=registration')
				expect(data.map((item) => item.id)).toContain(id)
			},
		)
	})

	test('DSK-12 what somebody has who left the team is free; what is decided cannot be taken', async () => {
		const left = await openStaff(server, 'Left Pillai', ['support'])
		const { id } = await register('Left behind')
		await take(left, 'registration', id)
		await server.db.update(account).set({ roles: [] }).where(eq(account.id, left.id))
		expect((await inbox(owner, 'search=left+behind')).data[0]!.owner).toBeNull()
		expect((await take(neha, 'registration', id)).status).toBe(200)
		const decided = await server.call('POST', `/v1/waiting-registrations/${id}/decision`, {
			token: neha.token,
			body: { decision: 'confirm' },
		})
		expect(decided.status).toBe(200)
		expect((await inbox(owner, 'search=left+behind')).data).toEqual([])
		expect((await take(ravi, 'registration', id)).status).toBe(404)
		expect((await take(ravi, 'registration', v7())).status).toBe(404)
	})

	test('CBK-07 DSK-12 a call-back keeps its own owner, whom the inbox shows', async () => {
		const { id } = await askToBeCalled('Owned School')
		expect((await take(neha, 'call_back', id)).status).toBe(400)
		await server.call('PUT', `/v1/call-backs/${id}/owner`, { token: neha.token })
		expect((await inbox(neha, 'search=owned')).data[0]!.owner).toEqual({
			...{ name: 'Neha Kapoor', is_caller: true },
		})
		expect((await inbox(neha, 'owner=me&kind=call_back')).data.map((item) => item.id)).toEqual([id])
	})

	test('DSK-12 a list is paged, and the queues answer one item by its id', async () => {
		for (let n = 0; n < 31; n += 1) await askToBeCalled(`Page School ${String(n).padStart(2, '0')}`)
		const first = await inbox(owner, 'search=page+school')
		expect([first.data.length, first.has_more]).toEqual([30, true])
		const rest = await inbox(owner, 'search=page+school&offset=30')
		expect([rest.data.map(({ title }) => title), rest.has_more]).toEqual([
			['Page School 30'],
			false,
		])
		const lists = [
			['refund_request', '/v1/refund-requests?'],
			['school_transfer', '/v1/school-transfers?'],
			['verification', '/v1/verifications?'],
			['registration', '/v1/waiting-registrations?'],
			['call_back', '/v1/call-backs?'],
			['report', '/v1/community/reports?'],
			['school_registration', '/v1/desk/school-registrations?status=waiting&'],
			['author_application', '/v1/desk/author-applications?status=waiting&'],
		] as const
		for (const [kind, path] of lists) {
			const { id } = (await inbox(owner, `kind=${kind}`)).data[0]!
			const idsAt = async (asked: string) => {
				const { body } = await server.call('GET', `${path}id=${asked}`, { token: owner.token })
				return (body as never as { data: { id: string }[] }).data.map((one) => one.id)
			}
			expect([kind, await idsAt(id), await idsAt(v7())]).toEqual([kind, [id], []])
		}
	})

	test('DSK-12 what is due is known for what the shop promises', () => {
		const since = new Date('2026-11-20T10:00:00Z')
		const start = new Date('2026-12-01T10:00:00Z')
		expect(inboxDue('refund_request', since, null)?.toISOString()).toBe('2026-11-27T10:00:00.000Z')
		expect(inboxDue('registration', since, start)).toBe(start)
		expect(inboxDue('draft', since, null)).toBeNull()
	})
})
