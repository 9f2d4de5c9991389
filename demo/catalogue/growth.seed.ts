import { enrolment, lessonDone } from '#server/learning/learning/enrolment.tables.ts'
import { selfAssessment } from '#server/learning/self-assessment/self-assessment.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'
import type { bundleRows } from './bundles.seed.ts'
import type { catalogueRows } from './catalogue.seed.ts'

const BUNDLE = 'The Reading Classroom'
/** Percent of the lessons of each item that are done. */
const DONE = [100, 50, 0]

/**
 * A bundle that the subscriber is in the middle of, and how the settled teacher has judged own
 * competencies twice.
 */
export const seedGrowth = async (
	db: Db,
	catalogue: ReturnType<typeof catalogueRows>,
	bundles: ReturnType<typeof bundleRows>,
	ago: (days: number) => Date,
): Promise<void> => {
	const owner = accountId('subscriber@demo.vidya.test')
	const bundleId = bundles.bundles.find(({ title }) => title === BUNDLE)!.id
	const held = bundles.items.filter((item) => item.bundleId === bundleId)
	const owned = [bundleId, ...held.map(({ resourceId }) => resourceId)].map((resourceId) => ({
		id: seedId('enrolment', `bundle-${resourceId}`),
		accountId: owner,
		resourceId,
		source: 'purchase',
		createdAt: ago(21),
	}))
	await db.insert(enrolment).values(owned)
	const done = held.flatMap(({ resourceId }, n) => {
		const lessons = catalogue.lessons.filter((lesson) => lesson.resourceId === resourceId)
		const { id: enrolmentId } = owned.find((row) => row.resourceId === resourceId)!
		return lessons
			.slice(0, Math.round((lessons.length * DONE[n]!) / 100))
			.map((lesson, i) => ({ enrolmentId, lessonId: lesson.id!, doneAt: ago(20 - n - i / 10) }))
	})
	await db.insert(lessonDone).values(done)
	const judged = (days: number, scores: Record<string, number>) => ({
		id: seedId('self-assessment', String(days)),
		accountId: accountId('settled-teacher@demo.vidya.test'),
		scores: Object.fromEntries(
			Object.entries(scores).map(([name, score]) => [slugOf(name), score]),
		),
		createdAt: ago(days),
	})
	await db
		.insert(selfAssessment)
		.values([
			judged(120, { 'Inclusive Education': 20, 'Classroom Management': 60 }),
			judged(14, { 'Inclusive Education': 30, 'Classroom Management': 80 }),
		])
}
