import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	getReference,
	listReferenceOptions,
	listSchoolOptions,
	listTeacherOptions,
	listTrackOptions,
	listVoucherOptions,
} from '#server/catalogue/reference/reference.service.ts'
import { referenceItem } from '#server/catalogue/reference/reference.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { voucher } from '#server/shop/licence/licence.tables.ts'
import { openBuyer } from '../support/buyer.ts'
import { addDiscount, addResource } from '../support/fixtures.ts'
import { openFileApp } from '../support/open-test-app.ts'

const server = await openFileApp()

const addSchool = async (name: string) => {
	const [row] = await server.db
		.insert(school)
		.values({ name, email: 'office@school.example' })
		.returning()
	return row!.id
}

test('SES-04 reference has every list in its order, empty where nothing is in it', async () => {
	await server.db.delete(referenceItem)
	const entry = (list: string, name: string, position: number) => ({
		list,
		slug: name.toLowerCase(),
		name,
		position,
	})
	const rows = await server.db
		.insert(referenceItem)
		.values([
			entry('grades', 'Second', 2),
			entry('grades', 'First', 1),
			entry('skt', 'Sanskrit', 1),
		])
		.returning()
	const item = (n: number) => ({ id: rows[n]!.id, slug: rows[n]!.slug, name: rows[n]!.name })
	server.deps.memory.forget()
	expect(await getReference(server.deps)).toEqual({
		course_types: [],
		competency: [],
		test_tracks: [],
		job_type: [],
		grades: [item(1), item(0)],
		subjects: [],
		registration_roles: [],
		school_grade: [],
		school_board: [],
		school_onboarding_types: [],
		job_level: [],
		activity: [],
		skt: [item(2)],
	})
	const grades = (page: Parameters<typeof listReferenceOptions>[2]) =>
		listReferenceOptions(server.db, 'grades', page)
	expect(await grades({})).toEqual({ total: 2, data: [item(1), item(0)] })
	expect(await grades({ limit: 1, offset: 1 })).toEqual({ total: 2, data: [item(0)] })
	expect(await grades({ name: 'IRS' })).toEqual({ total: 1, data: [item(1)] })
})

test('SES-04 reference is looked up once until a list changes; then everybody sees the change', async () => {
	const skt = async () => (await getReference(server.deps)).skt.map(({ name }) => name)
	const known = await skt()
	expect(await getReference(server.deps)).toBe(await getReference(server.deps))
	await server.db
		.insert(referenceItem)
		.values({ list: 'skt', slug: 'new-entry', name: 'New entry', position: 9 })
	await expect.poll(skt).toEqual([...known, 'New entry'])
})

test('FLD-05 a reference list shows ten at a time', async () => {
	const entries = Array.from({ length: 11 }, (_, n) => ({
		list: 'activity',
		slug: `a-${n}`,
		name: `Activity ${n}`,
		position: n,
	}))
	await server.db.insert(referenceItem).values(entries)
	const { total, data } = await listReferenceOptions(server.db, 'activity', {})
	expect([total, data.length]).toEqual([11, 10])
})

test('FLD-05 ROL-03 teachers are those of the viewer’s own school, by name, ten at a time', async () => {
	const [own, other] = [await addSchool('Own School'), await addSchool('Other School')]
	const teacher = async (displayName: string, schoolId: string) => {
		const { accountId } = await openBuyer(server)
		await server.db.update(account).set({ displayName, schoolId }).where(eq(account.id, accountId))
		return { teacher_id: accountId, users: { name: displayName } }
	}
	const later = await teacher('Zoya Khan', own)
	const sooner = await teacher('Asha Rao', own)
	const theirs = await teacher('Asha Other', other)
	const list = (schoolId: string | null, page = {}) =>
		listTeacherOptions(server.db, { schoolId }, page)
	expect(await list(own)).toEqual({ total: 2, data: [sooner, later] })
	expect(await list(own, { limit: 1, offset: 1 })).toEqual({ total: 2, data: [later] })
	expect(await list(own, { name: 'asha' })).toEqual({ total: 1, data: [sooner] })
	expect(await list(other)).toEqual({ total: 1, data: [theirs] })
	expect(await list(null)).toEqual({ total: 0, data: [] })
	for (let n = 0; n < 9; n += 1) await teacher(`Meera ${n}`, own)
	const { total, data } = await list(own)
	expect([total, data.length]).toEqual([11, 10])
})

test('FLD-05 ROL-03 vouchers are those of the viewer’s own school, by code, ten at a time', async () => {
	const [own, other] = [await addSchool('Own School'), await addSchool('Other School')]
	const give = async (code: string, schoolId: string, voucherCount: number) => {
		const discountId = await addDiscount(server.db, { code })
		const row = { schoolId, discountId, voucherCount, appliedCouponsCount: 3 }
		await server.db.insert(voucher).values(row)
		return {
			code,
			discount_id: discountId,
			voucher_count: voucherCount,
			applied_coupons_count: 3,
		}
	}
	const later = await give('V-ZETA', own, 5)
	const sooner = await give('V-ALPHA', own, 7)
	const theirs = await give('V-OTHER', other, 9)
	const list = (schoolId: string | null, page = {}) =>
		listVoucherOptions(server.db, { schoolId }, page)
	expect(await list(own)).toEqual({ total: 2, data: [sooner, later] })
	expect(await list(own, { limit: 1, offset: 1 })).toEqual({ total: 2, data: [later] })
	expect(await list(own, { limit: 1 })).toEqual({ total: 2, data: [sooner] })
	expect(await list(own, { name: 'zet' })).toEqual({ total: 1, data: [later] })
	expect(await list(other)).toEqual({ total: 1, data: [theirs] })
	expect(await list(null)).toEqual({ total: 0, data: [] })
	for (let n = 0; n < 9; n += 1) await give(`V-MORE-${n}`, own, 1)
	const { total, data } = await list(own)
	expect([total, data.length]).toEqual([11, 10])
})

test('FLD-05 tracks are what a teacher is registered for at a time, by slug, ten at a time', async () => {
	const add = async (slug: string, courseType: string) => ({
		id: await addResource(server.db, { slug, courseType }),
		slug,
	})
	const latest = await add('z-webinar', 'webinar')
	const later = await add('z-training', 'live_training')
	const sooner = await add('a-certification', 'certification')
	await add('m-course', 'self_paced')
	const list = (page = {}) => listTrackOptions(server.db, page)
	expect(await list()).toEqual({ total: 3, data: [sooner, later, latest] })
	expect(await list({ limit: 1 })).toEqual({ total: 3, data: [sooner] })
	expect(await list({ offset: 1 })).toEqual({ total: 3, data: [later, latest] })
	for (let n = 0; n < 9; n += 1) await add(`training-${n}`, 'live_training')
	const { total, data } = await list()
	expect([total, data.length]).toEqual([12, 10])
})

test('FLD-05 schools are found by part of their name, ten at a time', async () => {
	const ids: string[] = []
	for (const n of ['b', 'a']) ids.unshift(await addSchool(`Quiet ${n}`))
	const found = ids.map((school_id, n) => ({ school_name: `Quiet ${'ab'[n]}`, school_id }))
	const list = (page = {}) => listSchoolOptions(server.db, page)
	expect(await list({ name: 'quiet' })).toEqual({ total: 2, data: found })
	expect(await list({ name: 'quiet', limit: 1 })).toEqual({ total: 2, data: [found[0]] })
	expect(await list({ name: 'quiet', offset: 1 })).toEqual({ total: 2, data: [found[1]] })
	expect(await list({ name: 'q%t' })).toEqual({ total: 0, data: [] })
	for (let n = 0; n < 9; n += 1) await addSchool(`Quiet ${n}`)
	const { total, data } = await list({ name: 'quiet' })
	expect([total, data.length]).toEqual([11, 10])
})
