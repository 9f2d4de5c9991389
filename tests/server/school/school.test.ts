import { eq } from 'drizzle-orm'
import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { storedFile } from '#server/platform/storage/stored-file.tables.ts'
import { schoolDocument } from '#server/school/school-document/school-document.tables.ts'
import { voucher } from '#server/shop/licence/licence.tables.ts'
import { addDiscount, subscribe } from '../support/fixtures.ts'
import { cookieOf, openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { verifySessions } from '../support/staff-people.ts'

const server = await openFileApp()

type Learner = Awaited<ReturnType<typeof openLearner>>

const pdf = Buffer.from('%PDF-1.7 letter')

const addSchool = async (some: Partial<typeof school.$inferInsert> = {}) => {
	const [row] = await server.db
		.insert(school)
		.values({ name: 'Modern School', email: 'office@modern.example', city: 'Pune', ...some })
		.returning()
	return row!.id
}
const somebodyOf = async (schoolId: string | null, roles: string[], displayName = 'Somebody') => {
	const person = await openLearner(server)
	await server.db
		.update(account)
		.set({ schoolId, roles, displayName })
		.where(eq(account.id, person.accountId))
	return person
}
const schoolRow = async (id: string) =>
	(await server.db.select().from(school).where(eq(school.id, id)))[0]!

/** Hands in a document as a browser's form. */
const handIn = (who: Learner, some: { id?: string; file?: Buffer | null; name?: string } = {}) => {
	const { id = v4(), file = pdf, name = 'letter.pdf' } = some
	const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
	const body = Buffer.concat([
		...(file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []),
		Buffer.from('--b--\r\n'),
	])
	return server.call('PUT', `/v1/school/documents/${id}`, {
		token: who.token,
		body,
		headers: { 'content-type': 'multipart/form-data; boundary=b' },
	})
}
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const fileOf = async (who: Learner | null, id: string, isVerified = false) => {
	const cookie = who ? await cookieOf(server, who) : ''
	if (who && isVerified) await verifySessions(server, who.accountId)
	const { statusCode, headers, body } = await server.app.inject({
		method: 'GET',
		url: `/profile/school-info/document/${id}`,
		headers: { cookie },
	})
	return { statusCode, type: headers['content-type'], cache: headers['cache-control'], body }
}

test('NAV-03 SCH-07 the dashboard counts the teachers, plans, vouchers and hours of the own school in this school year, and of no other', async () => {
	const [ours, theirs] = [await addSchool(), await addSchool({ city: null })]
	const poc = await somebodyOf(ours, ['main_poc'])
	const other = await somebodyOf(theirs, ['additional_main_poc'])
	const busy = await somebodyOf(ours, ['institutional_teacher'], 'Zoya Khan')
	const idle = await somebodyOf(ours, ['teacher'], 'Arun Rao')
	await subscribe(server.db, busy.email, { isFree: false })
	await subscribe(server.db, busy.email, { isFree: false })
	await subscribe(server.db, idle.email, { isFree: true })
	const entry = {
		accountId: busy.accountId,
		source: 'outside' as const,
		title: 'NEP 2020',
		provider: 'DIET Pune',
		standard: 'values' as const,
		createdAt: server.deps.clock(),
	}
	await server.db.insert(trainingEntry).values([
		{ ...entry, completedOn: '2026-04-01', minutes: 120, kind: 'board' },
		{ ...entry, completedOn: '2026-11-20', minutes: 60, kind: 'school' },
		{ ...entry, completedOn: '2026-03-31', minutes: 600, kind: 'board' },
	])
	const discountId = await addDiscount(server.db, { code: 'SCHOOL1' })
	await server.db.insert(voucher).values([
		{ schoolId: ours, discountId, voucherCount: 10, appliedCouponsCount: 4 },
		{ schoolId: ours, discountId, voucherCount: 5, appliedCouponsCount: 5 },
	])
	const read = async (who: Learner) => {
		const { status, body } = await who.call('GET', '/v1/school/dashboard')
		return [status, body]
	}
	expect(await read(poc)).toEqual([
		200,
		{
			city: 'Pune',
			year: 2026,
			teachers: {
				total: 2,
				data: [
					{ id: busy.accountId, name: 'Zoya Khan', minutes: 180, board: 120, school: 60 },
					{ id: idle.accountId, name: 'Arun Rao', minutes: 0, board: 0, school: 0 },
				],
			},
			licences: 1,
			vouchers: { total: 15, used: 9 },
			late: [],
		},
	])
	expect(await read(other)).toEqual([
		200,
		{
			city: null,
			year: 2026,
			teachers: { total: 0, data: [] },
			licences: 0,
			vouchers: { total: 0, used: 0 },
			late: [],
		},
	])
	expect(codeOf(await idle.call('GET', '/v1/school/dashboard'))).toEqual([403, 'forbidden'])
	const lost = await somebodyOf(null, ['main_poc'])
	expect(codeOf(await lost.call('GET', '/v1/school/dashboard'))).toEqual([403, 'forbidden'])
})

test('SCH-04 ROL-03 a document puts the school under review; only its points of contact and customer success open it', async () => {
	const [ours, theirs] = [await addSchool(), await addSchool()]
	const poc = await somebodyOf(ours, ['main_poc'])
	const second = await somebodyOf(ours, ['additional_main_poc'])
	const teacher = await somebodyOf(ours, ['institutional_teacher'])
	const other = await somebodyOf(theirs, ['main_poc'])
	const success = await somebodyOf(null, ['vidya_customer_success'])
	const id = v4()
	expect(await handIn(poc, { id })).toMatchObject({ status: 200, body: { id } })
	expect((await handIn(poc, { id })).status).toBe(200)
	expect((await schoolRow(ours)).organizationDocuments).toEqual(['letter.pdf'])
	const { body } = await second.call('GET', '/v1/school/documents')
	expect(body).toEqual({
		documents: [
			{
				id,
				name: 'letter.pdf',
				content_type: 'application/pdf',
				bytes: pdf.length,
				created_at: server.deps.clock().toISOString(),
			},
		],
	})
	const whole = {
		statusCode: 200,
		type: 'application/pdf',
		cache: 'private, no-store',
		body: String(pdf),
	}
	for (const who of [poc, second]) expect(await fileOf(who, id)).toEqual(whole)
	expect(await fileOf(success, id)).toMatchObject({ statusCode: 404 })
	expect(await fileOf(success, id, true)).toEqual(whole)
	for (const who of [teacher, other, null])
		expect(await fileOf(who, id)).toMatchObject({ statusCode: 404, cache: 'private, no-store' })
	expect((await other.call('GET', '/v1/school/documents')).body).toEqual({ documents: [] })
	expect(codeOf(await handIn(other, { id }))).toEqual([404, 'not-found'])
	expect(codeOf(await handIn(teacher))).toEqual([403, 'forbidden'])
	expect((await schoolRow(theirs)).organizationDocuments).toEqual([])
})

test('SCH-04 what a document is says its content; a verified school hands in none, and nothing refused is kept', async () => {
	const id = await addSchool()
	const poc = await somebodyOf(id, ['main_poc'])
	const files = async () => (await server.db.select().from(storedFile)).length
	const before = await files()
	const refused = [415, 'file-type-refused']
	expect(codeOf(await handIn(poc, { file: Buffer.from('<svg/>'), name: 'a.pdf' }))).toEqual(refused)
	expect(codeOf(await handIn(poc, { file: null }))).toEqual([400, 'invalid-request'])
	expect(codeOf(await poc.call('PUT', `/v1/school/documents/${v4()}`, {}))).toEqual([
		415,
		'unsupported-type',
	])
	await server.db.update(school).set({ verificationStatus: 'verified' }).where(eq(school.id, id))
	expect(codeOf(await handIn(poc))).toEqual([409, 'school-verified'])
	expect([(await schoolRow(id)).organizationDocuments, await files()]).toEqual([[], before])
})

test('SCH-04 of twelve documents uploaded concurrently a school keeps ten', async () => {
	const id = await addSchool()
	const poc = await somebodyOf(id, ['main_poc'])
	const answers = await Promise.all(Array.from({ length: 12 }, () => handIn(poc)))
	expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409])
	const rows = await server.db.select().from(schoolDocument).where(eq(schoolDocument.schoolId, id))
	expect([rows.length, (await schoolRow(id)).organizationDocuments.length]).toEqual([10, 10])
})
