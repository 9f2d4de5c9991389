import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { bundleItem } from '#server/catalogue/bundle/bundle.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { eraseRows } from '#server/people/privacy/erase-rows.store.ts'
import { grantLicences } from '#server/shop/licence/grant-licences.service.ts'
import { licence, voucher } from '#server/shop/licence/licence.tables.ts'
import { plan } from '#server/shop/subscription/subscription.tables.ts'
import { addDiscount, addResource } from '../../support/fixtures.ts'
import type { openLearner } from '../../support/learner.ts'
import { openFileApp } from '../../support/open-test-app.ts'
import { openSchool } from '../../support/school/open-school.ts'

const server = await openFileApp()

type Learner = Awaited<ReturnType<typeof openLearner>>

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
	status,
	(body as { code?: string }).code,
]
const soon = () => new Date(server.deps.clock().getTime() + 90 * 86_400_000)
const grant = async (
	schoolId: string,
	gift: { planId: string } | { resourceId: string },
	quantity = 2,
	source = v7(),
) => {
	const now = server.deps.clock()
	const granted = { ...gift, schoolId, quantity, source, validUntil: soon(), now }
	const was = await server.db.transaction((tx) => grantLicences(tx, granted))
	const rows = await server.db.select().from(licence).where(eq(licence.source, source))
	return { was, id: rows.at(-1)!.id, rows }
}
const addPlan = async () => {
	const benefits = { self_paced: { included: 2, additional_purchases: { discount: 20 } } }
	const [row] = await server.db
		.insert(plan)
		.values({ slug: v7(), name: 'Vidya for Schools', isFree: false, benefits })
		.returning()
	return row!.id
}
const assign = (who: Learner, id: string, teachers: Learner[], what = 'licences') =>
	who.call('POST', `/v1/school/${what}/${id}/assignments`, {
		teacher_ids: teachers.map(({ accountId }) => accountId),
	})
const revoke = (who: Learner, id: string, teacher: Learner, what = 'licences') =>
	who.call('DELETE', `/v1/school/${what}/${id}/assignments/${teacher.accountId}`)
const enrolled = (who: Learner, resourceId: string) =>
	server.db
		.select({ source: enrolment.source })
		.from(enrolment)
		.where(and(eq(enrolment.accountId, who.accountId), eq(enrolment.resourceId, resourceId)))

test('SCH-06 licences of a source are granted once for each plan or resource', async () => {
	const { schoolId } = await openSchool(server)
	const [planId, resourceId] = [await addPlan(), await addResource(server.db)]
	const source = `order:${v7()}`
	expect((await grant(schoolId, { planId }, 5, source)).was).toBe(true)
	expect((await grant(schoolId, { planId }, 5, source)).was).toBe(false)
	const both = await grant(schoolId, { resourceId }, 7, source)
	expect(both.was).toBe(true)
	expect(both.rows.map(({ quantity }) => quantity).sort()).toEqual([5, 7])
	await expect(grant(schoolId, { planId }, 0)).rejects.toThrow(RangeError)
})

test('SCH-06 WAL-03 CRD-08 a plan’s licence gives the teacher its benefits, free enrolment too, and they end when it is revoked', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const asha = await teacher('Asha Rao')
	const { id } = await grant(schoolId, { planId: await addPlan() })
	const benefits = async () =>
		(
			(await asha.call('GET', '/v1/user/subscription-spc-benefits')).body as never as {
				response: { included: number; assignment_id: string | null }
			}
		).response
	const course = await addResource(server.db)
	expect(await benefits()).toMatchObject({ included: 0, assignment_id: null })
	expect((await asha.enrolFree({ webinar_id: [course] })).status).toBe(409)
	expect((await assign(poc, id, [asha])).body).toEqual({ assigned: 1, skipped: [], left: 1 })
	expect((await assign(poc, id, [asha])).body).toEqual({
		assigned: 0,
		skipped: [{ teacher_id: asha.accountId, reason: 'assigned' }],
		left: 1,
	})
	expect(await benefits()).toMatchObject({ included: 2, assignment_id: expect.any(String) })
	expect((await asha.enrolFree({ webinar_id: [course] })).status).toBe(200)
	expect(await enrolled(asha, course)).toEqual([{ source: 'plan' }])
	expect((await asha.call('GET', '/v1/user/school-benefits')).body).toMatchObject({
		school_name: 'Modern School',
		licences: [{ kind: 'plan', title: 'Vidya for Schools', slug: null }],
		vouchers: [],
	})
	expect((await poc.call('GET', `/v1/school/teachers?licence_id=${id}`)).body).toMatchObject({
		data: [{ name: 'Asha Rao', licences: ['Vidya for Schools'], holds: 'held' }],
	})
	for (let time = 0; time < 2; time += 1)
		expect((await revoke(poc, id, asha)).body).toEqual({ left: 2 })
	expect(await benefits()).toMatchObject({ included: 0, assignment_id: null })
	expect(await enrolled(asha, course)).toEqual([{ source: 'plan' }])
	const next = await addResource(server.db)
	expect((await asha.enrolFree({ webinar_id: [next] })).status).toBe(409)
})

test('SCH-06 a resource’s licence opens it, skips who learns it already, and closes it when the teacher leaves the school', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const [asha, ravi, tara] = [await teacher(), await teacher(), await teacher()]
	const resourceId = await addResource(server.db, { title: 'Reading aloud' })
	const { id } = await grant(schoolId, { resourceId }, 1)
	await server.db.insert(enrolment).values({
		accountId: ravi.accountId,
		resourceId: resourceId,
		source: 'free',
		createdAt: soon(),
	})
	const stranger = (await openSchool(server)).poc
	expect((await assign(poc, id, [ravi, stranger])).body).toEqual({
		assigned: 0,
		skipped: [
			{ teacher_id: ravi.accountId, reason: 'owned' },
			{ teacher_id: stranger.accountId, reason: 'gone' },
		],
		left: 1,
	})
	expect(await assign(poc, id, [asha, tara])).toMatchObject({
		status: 409,
		body: { code: 'licences-exhausted', left: 1 },
	})
	expect(await enrolled(asha, resourceId)).toEqual([])
	expect((await assign(poc, id, [asha])).body).toEqual({ assigned: 1, skipped: [], left: 0 })
	expect(await enrolled(asha, resourceId)).toEqual([{ source: 'licence' }])
	expect((await poc.call('DELETE', `/v1/school/teachers/${asha.accountId}`)).status).toBe(200)
	expect(await enrolled(asha, resourceId)).toEqual([])
	expect(await enrolled(ravi, resourceId)).toEqual([{ source: 'free' }])
	expect((await poc.call('GET', '/v1/school/licences')).body).toMatchObject({
		data: [{ id, kind: 'resource', title: 'Reading aloud', quantity: 1, assigned: 0 }],
	})
	server.advance(91 * 86_400_000)
	await poc.signInAgain()
	expect(codeOf(await assign(poc, id, [tara]))).toEqual([409, 'licence-ended'])
})

test('24.17 SCH-06 the licence of a bundle opens what is in it, and closes all of it again', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const asha = await teacher()
	const bundle = await addResource(server.db, { courseType: 'bundle' })
	const parts = [await addResource(server.db), await addResource(server.db)]
	await server.db
		.insert(bundleItem)
		.values(parts.map((resourceId, position) => ({ bundleId: bundle, resourceId, position })))
	const other = await addResource(server.db)
	const { id } = await grant(schoolId, { resourceId: bundle }, 1)
	expect((await assign(poc, id, [asha])).body).toMatchObject({ assigned: 1 })
	const opened = async () =>
		(await Promise.all([bundle, ...parts, other].map((one) => enrolled(asha, one)))).map(
			([row]) => row?.source ?? null,
		)
	expect(await opened()).toEqual(['licence', 'licence', 'licence', null])
	expect((await revoke(poc, id, asha)).status).toBe(200)
	expect(await opened()).toEqual([null, null, null, null])
})

test('24.17 SCH-06 a licence is given until the moment it ends, and not at that moment', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const [asha, ravi] = [await teacher(), await teacher()]
	const { id } = await grant(schoolId, { resourceId: await addResource(server.db) })
	const endsAt = async (ms: number) => {
		const validUntil = new Date(server.deps.clock().getTime() + ms)
		await server.db.update(licence).set({ validUntil }).where(eq(licence.id, id))
	}
	const hasEnded = async () => {
		const { data } = (await poc.call('GET', '/v1/school/licences')).body as never as {
			data: { id: string; has_ended: boolean }[]
		}
		return data.find((one) => one.id === id)!.has_ended
	}
	await endsAt(1)
	expect(await hasEnded()).toBe(false)
	expect((await assign(poc, id, [asha])).body).toMatchObject({ assigned: 1 })
	await endsAt(0)
	expect(await hasEnded()).toBe(true)
	expect(codeOf(await assign(poc, id, [ravi]))).toEqual([409, 'licence-ended'])
})

test('SCH-06 PUR-07 a voucher is a promo code for one teacher, once; counts are kept, an unused one can be taken back', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const [asha, ravi] = [await teacher(), await teacher()]
	const discountId = await addDiscount(server.db, { code: 'TEACH10', listed: false })
	const [row] = await server.db
		.insert(voucher)
		.values({ schoolId, discountId, voucherCount: 1 })
		.returning()
	const id = row!.id
	const list = async () => (await poc.call('GET', '/v1/school/vouchers')).body
	expect(codeOf(await assign(poc, id, [asha, ravi], 'vouchers'))).toEqual([
		409,
		'vouchers-exhausted',
	])
	expect((await assign(poc, id, [asha], 'vouchers')).body).toEqual({
		assigned: 1,
		skipped: [],
		left: 0,
	})
	expect(await list()).toMatchObject({
		data: [{ code: 'TEACH10', voucher_count: 1, applied_coupons_count: 1 }],
	})
	const { vouchers } = (await asha.call('GET', '/v1/user/school-benefits')).body as never as {
		vouchers: { code: string; is_used: boolean }[]
	}
	const code = vouchers[0]!.code
	expect(vouchers).toMatchObject([{ is_used: false }])
	const available = async (token?: string) =>
		(
			(
				await server.call('GET', `/v1/discount/check-availability?code=${code}`, {
					...(token && { token }),
				})
			).body as { is_available: boolean }
		).is_available
	expect([await available(asha.token), await available(ravi.token), await available()]).toEqual([
		true,
		false,
		false,
	])
	const product_id = [await addResource(server.db)]
	const quoted = await ravi.quote({ product_id, promo_code: code })
	expect(quoted).toMatchObject({ promo_rejection: { code: 'promo-unknown' } })
	expect((await asha.quote({ product_id, promo_code: code })).discount).toBeGreaterThan(0)
	expect((await revoke(poc, id, asha, 'vouchers')).body).toEqual({ left: 1 })
	expect(await available(asha.token)).toBe(false)
	await assign(poc, id, [asha], 'vouchers')
	const again = (await asha.call('GET', '/v1/user/school-benefits')).body as never as {
		vouchers: { code: string }[]
	}
	const promo_code = again.vouchers[0]!.code
	expect((await asha.order({ product_id, promo_code })).status).toBe(200)
	expect(codeOf(await revoke(poc, id, asha, 'vouchers'))).toEqual([409, 'voucher-used'])
	expect((await poc.call('GET', `/v1/school/teachers?voucher_id=${id}`)).body).toMatchObject({
		data: expect.arrayContaining([
			expect.objectContaining({ id: asha.accountId, holds: 'used' }),
			expect.objectContaining({ id: ravi.accountId, holds: 'none' }),
		]),
	})
	expect((await poc.call('DELETE', `/v1/school/teachers/${asha.accountId}`)).status).toBe(200)
	expect(await list()).toMatchObject({ data: [{ applied_coupons_count: 1 }] })
})

test('SCH-06 another school’s licences and vouchers are not found, and teachers assign none', async () => {
	const { schoolId, poc, second, teacher } = await openSchool(server)
	const other = await openSchool(server)
	const asha = await teacher()
	const { id } = await grant(schoolId, { planId: await addPlan() })
	const discountId = await addDiscount(server.db, { code: 'OTHERS' })
	const [row] = await server.db
		.insert(voucher)
		.values({ schoolId, discountId, voucherCount: 1 })
		.returning()
	const stranger = await other.teacher()
	const answers = async (who: Learner) => [
		(await assign(who, id, [stranger])).status,
		(await revoke(who, id, asha)).status,
		(await assign(who, row!.id, [stranger], 'vouchers')).status,
		(await revoke(who, row!.id, asha, 'vouchers')).status,
	]
	expect(await answers(other.poc)).toEqual([404, 404, 404, 404])
	expect(await answers(asha)).toEqual([403, 403, 403, 403])
	expect((await other.poc.call('GET', '/v1/school/licences')).body).toEqual({ data: [] })
	expect((await other.poc.call('GET', '/v1/school/vouchers')).body).toEqual({ data: [] })
	expect((await assign(poc, id, [stranger, poc])).body).toMatchObject({ assigned: 0 })
	expect((await assign(await second(), id, [asha])).status).toBe(200)
})

test('SCH-06 PRI-01 an erased teacher’s seat and unused voucher are free again for the school', async () => {
	const { schoolId, poc, teacher } = await openSchool(server)
	const asha = await teacher()
	const { id } = await grant(schoolId, { planId: await addPlan() })
	const discountId = await addDiscount(server.db, { code: 'ERASED', listed: false })
	const [row] = await server.db
		.insert(voucher)
		.values({ schoolId, discountId, voucherCount: 3 })
		.returning()
	await assign(poc, id, [asha])
	await assign(poc, row!.id, [asha], 'vouchers')
	const counts = async () => [
		((await poc.call('GET', '/v1/school/licences')).body as { data: { assigned: number }[] })
			.data[0]!.assigned,
		(
			(await poc.call('GET', '/v1/school/vouchers')).body as {
				data: { applied_coupons_count: number }[]
			}
		).data[0]!.applied_coupons_count,
	]
	expect(await counts()).toEqual([1, 1])
	const who = { id: asha.accountId, email: asha.email, displayName: 'Somebody', phone: null }
	await server.db.transaction((tx) => eraseRows(tx, who))
	expect(await counts()).toEqual([0, 0])
})
