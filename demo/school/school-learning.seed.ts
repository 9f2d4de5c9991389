import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { catalogueRows } from '../catalogue/catalogue.seed.ts'
import { diceOf } from '../dice.ts'
import { seedId } from '../seed-id.ts'
import { staffId } from './school-staff.seed.ts'
import { STAFF } from './school-staff.ts'

/** Number of courses that the school's teachers choose from. */
const KNOWN = 10

/** Writes the courses of the verified school's teachers: completed, in progress or just started. */
export const seedStaffLearning = async (
	db: Db,
	catalogue: ReturnType<typeof catalogueRows>,
	ago: (days: number) => Date,
): Promise<void> => {
	const dice = diceOf('staff learning')
	const courses = catalogue.resources.filter(({ courseType }) => courseType === 'self_paced')
	const known = dice.shuffle(courses).slice(0, KNOWN)
	const begun = STAFF.flatMap((name, n) =>
		dice
			.shuffle(known)
			.slice(0, [3, 2, 1, 0][n % 4])
			.map((course, i) => ({
				course,
				percent: [100, 60, 20][(n + i) % 3]!,
				days: 20 + ((n * 7 + i * 31) % 180),
				row: {
					id: seedId('enrolment', `${name} ${course.slug}`),
					...{ accountId: staffId(name), resourceId: course.id, source: 'free' },
				},
			})),
	)
	await db
		.insert(enrolment)
		.values(begun.map(({ row, days }) => ({ ...row, createdAt: ago(days) })))
	await db.insert(lessonDone).values(
		begun.flatMap(({ course, percent, days, row }) => {
			const lessons = catalogue.lessons.filter(({ resourceId }) => resourceId === course.id)
			return lessons
				.slice(0, Math.ceil((lessons.length * percent) / 100))
				.map(({ id }, i) => ({ enrolmentId: row.id, lessonId: id!, doneAt: ago(days - 1 - i / 2) }))
		}),
	)
	await db.insert(trainingEntry).values(
		begun
			.filter(({ percent }) => percent === 100)
			.map(({ course, days, row: { accountId, resourceId } }) => ({
				id: seedId('training', `${accountId} ${resourceId}`),
				...{ accountId, resourceId, source: 'resource' as const, provider: 'Vidya' },
				...{ title: course.title, minutes: course.trainingMinutes! },
				...{ kind: course.trainingKind!, standard: course.trainingStandard! },
				...{ completedOn: indianDayOf(ago(days - 8)), createdAt: ago(days - 8) },
			})),
	)
}
