import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { race } from '../support/race.ts'
import { type somebodyOf, staffOf } from '../support/school/school-people.ts'

type Person = Awaited<ReturnType<typeof somebodyOf>>

const server = await openFileApp()
let neha: Person
let ravi: Person
beforeAll(async () => {
	const roles = ['vidya_customer_success']
	neha = await staffOf(server, { roles })
	ravi = await staffOf(server, { roles })
})

/** Registers a new teacher for a live training that needs a confirmation. */
const register = async () => {
	const teacher = await openBuyer(server)
	const resourceId = await addResource(server.db, {
		...{ courseType: 'live_training', price: null, needsConfirmation: true },
		startDate: new Date(server.deps.clock().getTime() + 86_400_000),
	})
	const { body } = await teacher.enrolFree({ webinar_id: resourceId })
	return body.response.data[0]![0]!.id
}
const decide = (who: () => Person, decision: object) => async (id: string) => {
	const url = `/v1/waiting-registrations/${id}/decision`
	const { status, body } = await who().call('POST', url, decision)
	const { code, current_status } = body as { code?: string; current_status?: string }
	return status === 200 ? [200] : [status, code, current_status]
}

test('LIV-01 confirmed and refused at the same time: one decision counts', async () => {
	const confirm = decide(() => neha, { decision: 'confirm' })
	const refuse = decide(() => ravi, { decision: 'refuse', reason: 'All seats are taken.' })
	await race(register, [confirm, refuse], async (answers, id) => {
		const [row] = await server.db.select().from(enrolment).where(eq(enrolment.id, id))
		expect(answers).toEqual(
			row
				? [[200], [409, 'registration-decided', 'confirmed']]
				: [[404, 'not-found', undefined], [200]],
		)
		if (row) expect(row.status).toBe('confirmed')
	})
})
