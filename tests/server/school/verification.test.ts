import { v4, v7 } from 'uuid'
import { expect, test } from 'vitest'
import { openReference } from '#server/catalogue/reference/reference.service.ts'
import type { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import * as people from '../support/school/school-people.ts'

const server = await openFileApp()

type Learner = Awaited<ReturnType<typeof openLearner>>

const staffOf = (roles: string[]) => people.staffOf(server, { roles })
const somebodyOf = (schoolId: string | null, roles: string[], language: 'en' | 'hi' = 'en') =>
	people.somebodyOf(server, schoolId, { roles, language })
const addSchool = (name: string) => people.addSchool(server, { name })
const handIn = (who: Learner, name = 'letter.pdf') => {
	const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`
	const body = Buffer.from(`${head}%PDF-1.7 letter\r\n--b--\r\n`)
	return server.call('PUT', `/v1/school/documents/${v7()}`, {
		token: who.token,
		body,
		headers: { 'content-type': 'multipart/form-data; boundary=b' },
	})
}
const subjectsTo = async ({ email }: Learner) =>
	(
		(await server.call('GET', `/dev/mail.json?to=${encodeURIComponent(email)}`)).body as {
			subject: string
		}[]
	).map(({ subject }) => subject)
const decide = async (who: Learner, id: string, decision: string, reason?: string) => {
	const { status, body } = await who.call('POST', `/v1/verifications/${id}/decision`, {
		decision,
		...(reason !== undefined && { reason }),
	})
	const { code, verification_status } = body as { code?: string; verification_status?: string }
	return [status, code ?? verification_status]
}
const waiting = async (who: Learner) => {
	const { status, body } = await who.call('GET', '/v1/verifications')
	if (status !== 200) return status
	return (body as { data: { name: string; documents: { name: string }[] }[] }).data.map(
		({ name, documents }) => [name, documents.map((document) => document.name)],
	)
}
const stateOf = async (who: Learner) => {
	const { body } = await who.call('GET', '/v1/user/info')
	const { verification_status, verification_reason, organization_documents } = (
		body as { school: Record<string, unknown> }
	).school
	return [verification_status, verification_reason, organization_documents]
}

test('SCH-04 customer success reads what waits, rejects it with a reason, and verifies the school when it hands in others; its contacts are notified in their language', async () => {
	const id = await addSchool('Modern School')
	const poc = await somebodyOf(id, ['main_poc'])
	const second = await somebodyOf(id, ['additional_main_poc'], 'hi')
	const success = await staffOf(['vidya_customer_success'])
	expect(await waiting(success)).toEqual([])
	await handIn(poc, 'one.pdf')
	await handIn(second, 'two.pdf')
	expect(await waiting(success)).toEqual([['Modern School', ['one.pdf', 'two.pdf']]])
	expect(await decide(success, id, 'reject')).toEqual([409, 'verification-reason-missing'])
	expect(await decide(success, id, 'reject', '  ')).toEqual([409, 'verification-reason-missing'])
	expect(await decide(success, id, 'reject', ' The stamp is missing. ')).toEqual([200, 'rejected'])
	expect(await stateOf(poc)).toEqual(['rejected', 'The stamp is missing.', []])
	expect(await waiting(success)).toEqual([])
	expect(await decide(success, id, 'verify')).toEqual([409, 'verification-decided'])
	expect([(await subjectsTo(poc))[0], (await subjectsTo(second))[0]]).toEqual([
		'Please hand in other documents for Modern School',
		'Modern School के लिए दूसरे दस्तावेज़ दें',
	])

	await handIn(poc, 'three.pdf')
	expect(await stateOf(poc)).toEqual(['unverified', '', ['three.pdf']])
	expect(await waiting(success)).toEqual([['Modern School', ['three.pdf']]])
	expect(await decide(success, id, 'verify', 'ignored')).toEqual([200, 'verified'])
	expect(await stateOf(second)).toEqual(['verified', '', ['three.pdf']])
	expect(await decide(success, id, 'reject', 'Too late')).toEqual([409, 'verification-decided'])
})

test('SCH-04 of ten concurrent decisions one counts, and each contact has one mail', async () => {
	const id = await addSchool('Busy School')
	const poc = await somebodyOf(id, ['main_poc'])
	const success = await staffOf(['vidya_customer_success'])
	await handIn(poc)
	const answers = await Promise.all(
		Array.from({ length: 10 }, (_, index) =>
			decide(success, id, index % 2 ? 'verify' : 'reject', 'No stamp'),
		),
	)
	expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
	expect(answers.filter(([, code]) => code === 'verification-decided')).toHaveLength(9)
	expect((await subjectsTo(poc)).filter((subject) => subject.includes('Busy School'))).toHaveLength(
		1,
	)
})

test('SCH-04 ROL-03 nobody but customer success sees or decides what waits', async () => {
	const id = await addSchool('Other School')
	const poc = await somebodyOf(id, ['main_poc'])
	await handIn(poc)
	for (const roles of [['main_poc'], ['teacher'], ['channel_partner'], ['vidya_sales_associate']]) {
		const who = await somebodyOf(id, roles)
		expect([await waiting(who), await decide(who, id, 'verify')]).toEqual([403, [403, 'forbidden']])
	}
	const success = await staffOf(['vidya_customer_success'])
	expect(await decide(success, v4(), 'verify')).toEqual([404, 'not-found'])
})

test('SCH-04 SES-04 a contact says what kind of school it is from the lists, and customer success reads it', async () => {
	await openReference(server.db)
	const { school_onboarding_types: types } = (await server.call('GET', '/v1/reference'))
		.body as Record<string, { id: string; slug: string; name: string }[]>
	const school = await addSchool('Kendriya Vidyalaya')
	const poc = await somebodyOf(school, ['additional_main_poc'])
	const staff = await staffOf(['vidya_customer_success'])
	const kind = {
		...{ onboarding_type: types![1]!.id, boards: ['ib', 'cbse'], grades: ['primary'] },
	}
	const say = async (who: Learner, body: object) => {
		const answer = await who.call('PUT', '/v1/school/details', body)
		return [answer.status, (answer.body as { code?: string }).code ?? 'taken']
	}
	expect(await say(poc, kind)).toEqual([200, 'taken'])
	const { body } = await poc.call('GET', '/v1/user/info')
	expect((body as { school: object }).school).toMatchObject(kind)
	await handIn(poc)
	const { data } = (await staff.call('GET', '/v1/verifications')).body as {
		data: { id: string; onboarding_type: string; boards: string[]; grades: string[] }[]
	}
	expect(data.find(({ id }) => id === school)).toMatchObject({
		onboarding_type: types![1]!.name,
		boards: ['CBSE', 'IB'],
		grades: ['Primary'],
	})
	expect([
		await say(poc, { ...kind, onboarding_type: v7() }),
		await say(poc, { ...kind, boards: ['cambridge'] }),
		await say(poc, { ...kind, grades: ['primary', 'primary'] }),
		await say(poc, { ...kind, boards: undefined }),
		await say(await somebodyOf(school, ['institutional_teacher']), kind),
		await say(await somebodyOf(null, ['main_poc']), kind),
	]).toEqual([...Array(4).fill([400, 'invalid-request']), [403, 'forbidden'], [403, 'forbidden']])
	expect(await say(poc, { onboarding_type: null, boards: [], grades: [] })).toEqual([200, 'taken'])
})
