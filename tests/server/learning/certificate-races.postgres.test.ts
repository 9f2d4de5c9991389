import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { mail } from '#server/platform/mail/mail.tables.ts'
import { openLearner } from '../support/learner.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { somebodyOf } from '../support/school/school-people.ts'

type Person = Awaited<ReturnType<typeof somebodyOf>>
type Answer = { code?: string; current_status?: string; revoked_reason?: string }

const server = await openFileApp()
let neha: Person
let ravi: Person
beforeAll(async () => {
	const roles = ['vidya_customer_success']
	neha = await somebodyOf(server, null, { roles })
	ravi = await somebodyOf(server, null, { roles })
})

/** Completes a course as a new teacher, who gets a certificate for it. */
const earn = async () => {
	const teacher = await openLearner(server)
	await teacher.complete({ givesCertificate: true, title: 'Fractions' })
	const { body } = await teacher.call('GET', '/v1/certificates')
	const { data } = body as never as { data: { id: string }[] }
	return { id: data[0]!.id, email: teacher.email }
}
const revoke =
	(who: () => Person, reason: string) =>
	async ({ id }: { id: string }) => {
		const { status, body } = await who().call('POST', `/v1/certificates/${id}/revoke`, { reason })
		const { code, current_status, revoked_reason } = body as Answer
		return status === 200 ? [200, revoked_reason] : [status, code, current_status]
	}

test('CER-01 a certificate that two people revoke at the same time keeps one reason', async () => {
	const [name, copied] = ['The name is wrong.', 'The lessons were copied.']
	const refused = [409, 'certificate-decided', 'revoked']
	await race(earn, [revoke(() => neha, name), revoke(() => ravi, copied)], async (answers, row) => {
		const { body } = await server.call('GET', `/v1/certificates/${row.id}`)
		const { revoked_reason } = body as Answer
		expect(answers).toEqual(
			revoked_reason === name ? [[200, name], refused] : [refused, [200, copied]],
		)
		const mails = await server.db.select().from(mail).where(eq(mail.to, row.email))
		expect(mails.filter(({ text }) => text.includes(revoked_reason!))).toHaveLength(1)
	})
})
