import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { discount } from '#server/shop/discount/discount.tables.ts'
import {
	licence,
	licenceAssignment,
	voucherAssignment,
} from '#server/shop/licence/licence.tables.ts'
import { subscription } from '#server/shop/subscription/subscription.tables.ts'
import type { catalogueRows } from '../catalogue/catalogue.seed.ts'
import { discountRows } from '../catalogue/lists.seed.ts'
import { accountId } from '../people/people.seed.ts'
import { staffRows } from '../school/school-staff.seed.ts'
import { seedId } from '../seed-id.ts'

const HOLDER = 'institutional-teacher@demo.vidya.test'
const SEATS = 13

type Ago = (days: number) => Date

const seedPlan = async (db: Db, ago: Ago) => {
	const id = seedId('licence', 'plan')
	const validUntil = ago(-335)
	await db.insert(licence).values({
		...{ id, schoolId: seedId('school', 'verified'), planId: seedId('plan', 'institution') },
		...{ quantity: 50, assignedCount: SEATS + 1, source: 'demo', validUntil, createdAt: ago(60) },
	})
	const seats = staffRows.slice(0, SEATS).map((teacher, n) => ({
		id: seedId('assignment', teacher.email),
		licenceId: id,
		accountId: teacher.id,
		createdAt: ago(50 - n),
	}))
	await db.insert(subscription).values(
		seats.map((seat) => ({
			...{ id: seedId('subscription', seat.accountId), accountId: seat.accountId },
			...{ planId: seedId('plan', 'institution'), assignmentId: seat.id },
			...{ startsAt: seat.createdAt, endsAt: validUntil },
		})),
	)
	const own = { id: seedId('assignment', HOLDER), accountId: accountId(HOLDER) }
	await db
		.insert(licenceAssignment)
		.values([...seats, { ...own, licenceId: id, createdAt: ago(30) }])
}

const seedCourse = async (db: Db, catalogue: ReturnType<typeof catalogueRows>, ago: Ago) => {
	const course = catalogue.resources.find((one) => one.courseType === 'certification' && one.price)!
	const id = seedId('licence', 'course')
	const holders = staffRows.slice(3, 7)
	await db.insert(licence).values({
		...{ id, schoolId: seedId('school', 'verified'), resourceId: course.id!, quantity: 10 },
		...{ assignedCount: holders.length, source: 'demo', validUntil: ago(-90), createdAt: ago(20) },
	})
	const seats = holders.map((holder) => ({
		id: seedId('assignment', 'course', holder.email),
		licenceId: id,
		accountId: holder.id,
		createdAt: ago(12),
	}))
	await db.insert(licenceAssignment).values(seats)
	const due = [5, 5, -9, 40]
	await db.insert(enrolment).values(
		seats.map((seat, n) => ({
			...{ id: seedId('enrolment', seat.id), accountId: seat.accountId, resourceId: course.id! },
			...{ source: 'licence', assignmentId: seat.id, createdAt: ago(12) },
			...{ dueOn: indianDayOf(ago(-due[n]!)), dueRemindedAt: due[n]! < 7 ? ago(2) : null },
		})),
	)
}

/** Gives teachers codes of one discount of the school; every third code was used. */
const seedVouchers = async (db: Db, code: string, many: number, now: Date, ago: Ago) => {
	const terms = discountRows(now).find((row) => row.code === code)!
	const given = staffRows.slice(0, many).map((teacher, n) => {
		const own = `${code}-${seedId(code, teacher.email).slice(-8).toUpperCase()}`
		return {
			code: {
				...{ ...terms, id: seedId('discount', own), code: own, codeKey: own.toLowerCase() },
				...{ listed: false, maxUses: 1, used: n % 3 === 0 ? 1 : 0, isPersonal: true },
			},
			teacher,
		}
	})
	await db.insert(discount).values(given.map((one) => one.code))
	await db.insert(voucherAssignment).values(
		given.map((one) => ({
			id: seedId('voucher-assignment', one.code.code),
			voucherId: seedId('voucher', code),
			accountId: one.teacher.id,
			discountId: one.code.id,
			createdAt: ago(9),
		})),
	)
}

/** Writes the licences and vouchers that the verified school has assigned to its teachers. */
export const seedLicences = async (
	db: Db,
	catalogue: ReturnType<typeof catalogueRows>,
	now: Date,
	ago: Ago,
): Promise<void> => {
	await seedPlan(db, ago)
	await seedCourse(db, catalogue, ago)
	await seedVouchers(db, 'TEACH20', 12, now, ago)
	await seedVouchers(db, 'FLAT100', 25, now, ago)
}
