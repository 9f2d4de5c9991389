import { and, eq, isNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { school } from '#server/people/school/school.tables.ts'
import { callBack } from '#server/school/call-back/call-back.tables.ts'
import { schoolDocument } from '#server/school/school-document/school-document.tables.ts'
import { callBack as form } from '../support/call-back-form.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { addSchool, somebodyOf, staffOf } from '../support/school/school-people.ts'

type Person = Awaited<ReturnType<typeof somebodyOf>>

const server = await openFileApp()
let neha: Person
let ravi: Person
beforeAll(async () => {
	const roles = ['vidya_customer_success']
	neha = await staffOf(server, { roles })
	ravi = await staffOf(server, { roles })
})

const done = [200]
const outcome = ({ status, body }: { status: number; body: never }) => {
	const { code, current_status } = body as { code?: string; current_status?: string }
	return code ? [status, code, current_status] : [status]
}

/** Opens a school with a point of contact and one document under review. */
const underReview = async () => {
	const id = await addSchool(server)
	const contact = await somebodyOf(server, id, { roles: ['main_poc'] })
	await upload({ contact })
	return { id, contact }
}
const upload = async ({ contact: { token } }: { contact: Person }) => {
	const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n'
	const answer = await server.call('PUT', `/v1/school/documents/${v7()}`, {
		token,
		body: Buffer.from(`${head}content-type: application/pdf\r\n\r\n%PDF-1.7\r\n--b--\r\n`),
		headers: { 'content-type': 'multipart/form-data; boundary=b' },
	})
	return outcome(answer)
}
const verify = async ({ id }: { id: string }) =>
	outcome(await neha.call('POST', `/v1/verifications/${id}/decision`, { decision: 'verify' }))
const reject = async ({ id }: { id: string }) => {
	const body = { decision: 'reject', reason: 'The stamp is missing.' }
	return outcome(await ravi.call('POST', `/v1/verifications/${id}/decision`, body))
}
const schoolOf = async ({ id }: { id: string }) =>
	(await server.db.select().from(school).where(eq(school.id, id)))[0]!
const countWaiting = ({ id }: { id: string }) =>
	server.db.$count(
		schoolDocument,
		and(eq(schoolDocument.schoolId, id), isNull(schoolDocument.decidedAt)),
	)

test('SCH-04 verified and rejected at the same time: one decision counts', async () => {
	await race(underReview, [verify, reject], async (answers, row) => {
		const { verificationStatus: status, verificationReason: reason } = await schoolOf(row)
		const refused = [409, 'verification-decided', status]
		expect(answers).toEqual(status === 'verified' ? [done, refused] : [refused, done])
		expect([status, reason]).toEqual(
			status === 'verified' ? ['verified', ''] : ['rejected', 'The stamp is missing.'],
		)
		expect(await countWaiting(row)).toBe(0)
	})
})

test('SCH-04 verified while a document is uploaded: no document waits afterwards', async () => {
	await race(underReview, [verify, upload], async ([verified, uploaded], row) => {
		expect(verified).toEqual(done)
		expect([done, [409, 'school-verified', 'verified']]).toContainEqual(uploaded)
		expect((await schoolOf(row)).verificationStatus).toBe('verified')
		expect(await countWaiting(row)).toBe(0)
	})
})

type CallBack = { id: string; version: number }

/** Writes a call-back request. */
const asked = async () => {
	const createdAt = server.deps.clock()
	const values = { ...form, createdAt, updatedAt: createdAt }
	const [row] = await server.db.insert(callBack).values(values).returning()
	return { id: row!.id, version: row!.version }
}
const save = (who: Person, state: string, note: string, { id, version }: CallBack) =>
	who.call('PUT', `/v1/call-backs/${id}`, { version, state, note })
const unreachable = async () => {
	const row = await asked()
	await save(neha, 'unreachable', '', row)
	return { ...row, version: 2 }
}
const stored = async ({ id }: CallBack) => {
	const [row] = await server.db.select().from(callBack).where(eq(callBack.id, id))
	return { state: row!.state, note: row!.note, version: row!.version }
}

test('CBK-07 reached and missed at the same time: one of two results is saved', async () => {
	const reached = async (row: CallBack) => outcome(await save(neha, 'called', 'Reached', row))
	const missed = async (row: CallBack) => outcome(await save(ravi, 'unreachable', 'Missed', row))
	await race(asked, [reached, missed], async (answers, row) => {
		const { state, note, version } = await stored(row)
		const refused = [409, 'call-back-changed', state]
		expect(answers).toEqual(state === 'called' ? [done, refused] : [refused, done])
		expect([state, note, version]).toEqual(
			state === 'called' ? ['called', 'Reached', 2] : ['unreachable', 'Missed', 2],
		)
	})
})

test('CBK-07 closed while a note is saved: one of both is saved', async () => {
	const close = async (row: CallBack) => outcome(await save(neha, 'closed', 'Moved away', row))
	const write = async (row: CallBack) => outcome(await save(ravi, 'unreachable', 'Again', row))
	await race(unreachable, [close, write], async (answers, row) => {
		const { state, note, version } = await stored(row)
		const refused = [409, 'call-back-changed', state]
		expect(answers).toEqual(state === 'closed' ? [done, refused] : [refused, done])
		expect([state, note, version]).toEqual(
			state === 'closed' ? ['closed', 'Moved away', 3] : ['unreachable', 'Again', 3],
		)
	})
})
