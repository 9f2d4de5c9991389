import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { account } from '#server/people/account/account.tables.ts'
import { school } from '#server/people/school/school.tables.ts'
import { type OpenDb, openDb } from '#server/platform/database/open.ts'
import { assignLicence } from '#server/shop/licence/assign-licence.service.ts'
import { grantLicences } from '#server/shop/licence/grant-licences.service.ts'
import {
	licence,
	licenceAssignment,
	voucher,
	voucherAssignment,
} from '#server/shop/licence/licence.tables.ts'
import { revokeLicence } from '#server/shop/licence/revoke-licence.service.ts'
import { assignVoucher } from '#server/shop/licence/voucher.service.ts'
import { dropTestDatabase, makeTestDatabase } from '../../support/database/test-database.ts'
import { addDiscount, addResource } from '../../support/fixtures.ts'

const postgres = inject('testDatabaseUrl')
let url: string
let tabs: OpenDb[]
beforeAll(async () => {
	url = await makeTestDatabase(postgres, inject('templateDatabase'))
	tabs = await Promise.all([openDb(url, 60_000), openDb(url, 60_000)])
})
afterAll(async () => {
	for (const tab of tabs) await tab.close()
	await dropTestDatabase(postgres, url)
})

const now = new Date('2026-11-23T10:00:00Z')
const clock = () => now

/** Creates a school with this number of teachers. */
const openSchool = async (many: number) => {
	const { db } = tabs[0]!
	const [row] = await db.insert(school).values({ name: 'S', email: 's@s.example' }).returning()
	const schoolId = row!.id
	const teachers = Array.from({ length: many }, () => v7())
	await db.insert(account).values(
		teachers.map((id) => ({
			...{ id, email: `${id}@example.in`, displayName: 'T', createdAt: now, schoolId },
			roles: ['institutional_teacher'],
		})),
	)
	return { schoolId, teachers }
}
const outcomeOf = (tries: Promise<{ assigned: number }>[]) =>
	Promise.all(tries.map((one) => one.then(({ assigned }) => assigned).catch((e) => e.code)))

test('SCH-06 fifty licences and seventy teachers, assigned one by one in two tabs concurrently: exactly fifty have one, and each course is opened', async () => {
	const { db } = tabs[0]!
	const { schoolId, teachers } = await openSchool(70)
	const resourceId = await addResource(db)
	const granted = {
		schoolId,
		resourceId,
		quantity: 50,
		source: v7(),
		validUntil: new Date('2027-01-01'),
		now,
	}
	const grants = await Promise.all(
		tabs.flatMap((tab) =>
			[1, 2, 3].map(() => tab.db.transaction((tx) => grantLicences(tx, granted))),
		),
	)
	expect(grants.filter(Boolean)).toHaveLength(1)
	const [{ id: licenceId } = { id: '' }] = await db
		.select()
		.from(licence)
		.where(eq(licence.schoolId, schoolId))
	const tries = teachers.flatMap((teacher) =>
		tabs.map((tab) =>
			assignLicence({ db: tab.db, clock }, { schoolId, licenceId, teacherIds: [teacher] }),
		),
	)
	const outcomes = await outcomeOf(tries)
	expect(outcomes.filter((one) => one === 1)).toHaveLength(50)
	expect(outcomes.filter((one) => one === 'licences-exhausted').length).toBeGreaterThan(0)
	const held = await db.$count(licenceAssignment, eq(licenceAssignment.licenceId, licenceId))
	const opened = await db.$count(enrolment, eq(enrolment.resourceId, resourceId))
	const [row] = await db.select().from(licence).where(eq(licence.id, licenceId))
	expect([row!.assignedCount, held, opened]).toEqual([50, 50, 50])

	await Promise.all(
		teachers.flatMap((teacherId) =>
			tabs.map((tab) => revokeLicence({ db: tab.db, clock }, { schoolId, licenceId, teacherId })),
		),
	)
	const [after] = await db.select().from(licence).where(eq(licence.id, licenceId))
	expect([
		after!.assignedCount,
		await db.$count(enrolment, eq(enrolment.resourceId, resourceId)),
	]).toEqual([0, 0])
})

test('SCH-06 two tabs give the last thirty vouchers to the same and to other teachers concurrently: thirty are given, no teacher has two', async () => {
	const { db } = tabs[0]!
	const { schoolId, teachers } = await openSchool(40)
	const discountId = await addDiscount(db, { code: 'RACE' })
	const [row] = await db
		.insert(voucher)
		.values({ schoolId, discountId, voucherCount: 30 })
		.returning()
	const voucherId = row!.id
	const portions = Array.from({ length: 20 }, (_, i) => teachers.slice(i * 2, i * 2 + 2))
	const tries = portions.flatMap((teacherIds) => [
		assignVoucher({ db: tabs[0]!.db, clock }, { schoolId, voucherId, teacherIds }),
		assignVoucher(
			{ db: tabs[1]!.db, clock },
			{ schoolId, voucherId, teacherIds: teacherIds.toReversed() },
		),
	])
	const outcomes = await outcomeOf(tries)
	expect(outcomes.filter((one) => one === 2)).toHaveLength(15)
	const given = await db
		.select()
		.from(voucherAssignment)
		.where(eq(voucherAssignment.voucherId, voucherId))
	const [after] = await db.select().from(voucher).where(eq(voucher.id, voucherId))
	expect([given.length, new Set(given.map((one) => one.accountId)).size]).toEqual([30, 30])
	expect(after!.appliedCouponsCount).toBe(30)
})
