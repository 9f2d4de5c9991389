import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { grantLicences } from '#server/shop/licence/grant-licences.service.ts'
import { licence, licenceAssignment } from '#server/shop/licence/licence.tables.ts'
import { endSchoolOrder } from '#server/shop/school-order/fulfil.service.ts'
import { addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'
import { openSchool } from '../support/school/open-school.ts'

const server = await openFileApp()

test('R16 a school order whose money goes back takes its given seats back, no others', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const [asha, ravi] = [await teacher('Asha'), await teacher('Ravi')]
	const now = server.deps.clock()
	const validUntil = new Date(now.getTime() + 90 * 86_400_000)
	const give = async (orderId: string) => {
		const resourceId = await addResource(server.db)
		const source = `order:${orderId}`
		const granted = { schoolId, resourceId, quantity: 5, source, validUntil, now }
		await server.db.transaction((tx) => grantLicences(tx, granted))
		const [row] = await server.db.select().from(licence).where(eq(licence.source, source))
		const teacher_ids = [asha.accountId, ravi.accountId]
		const url = `/v1/school/licences/${row!.id}/assignments`
		expect((await poc.call('POST', url, { teacher_ids })).status).toBe(200)
		return { orderId, id: row!.id, resourceId }
	}
	const [refunded, kept] = [await give(v7()), await give(v7())]
	const seats = (id: string) =>
		server.db.$count(licenceAssignment, eq(licenceAssignment.licenceId, id))
	const learners = (id: string) => server.db.$count(enrolment, eq(enrolment.resourceId, id))
	expect([await seats(refunded.id), await learners(refunded.resourceId)]).toEqual([2, 2])
	for (let n = 0; n < 2; n += 1)
		await server.db.transaction((tx) => endSchoolOrder(tx, refunded.orderId, now))
	expect([await seats(refunded.id), await learners(refunded.resourceId)]).toEqual([0, 0])
	expect([await seats(kept.id), await learners(kept.resourceId)]).toEqual([2, 2])
	const [row] = await server.db.select().from(licence).where(eq(licence.id, refunded.id))
	expect(row).toMatchObject({ assignedCount: 0, validUntil: now })
})
