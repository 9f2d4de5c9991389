import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import type { resource } from '#server/catalogue/resource/resource.tables.ts'
import { certificate } from '#server/learning/certificate/certificate.tables.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { seedId } from '../seed-id.ts'

type Elsewhere = [
	title: string,
	provider: string,
	daysAgo: number,
	hours: number,
	kind: 'board' | 'school',
	standard: 'values' | 'practice' | 'growth',
]

const ELSEWHERE: readonly Elsewhere[] = [
	[
		'Competency-based assessment in mathematics',
		'CBSE Centre of Excellence, Pune',
		34,
		6,
		'board',
		'practice',
	],
	['Joyful mathematics: activities for classes 3 to 5', 'DIET Pune', 61, 5, 'board', 'practice'],
	['POCSO Act: what every teacher must know', 'CBSE', 75, 3, 'board', 'values'],
	['भाषा और गणित का समन्वय', 'एससीईआरटी महाराष्ट्र', 96, 2.5, 'board', 'practice'],
	['Peer observation circle', 'Vidya Niketan School, Pune', 20, 4, 'school', 'growth'],
	[
		'Inclusive classrooms: a day with the special educator',
		'Vidya Niketan School, Pune',
		48,
		5,
		'school',
		'values',
	],
	['NISHTHA 2.0: Pedagogy of mathematics', 'DIKSHA, NCERT', 400, 8, 'board', 'practice'],
]

/**
 * Hours of the settled teacher: a course completed here with its certificate, and trainings
 * elsewhere; their proofs stay at home.
 */
export const seedTraining = async (
	db: Db,
	accountId: string,
	course: typeof resource.$inferInsert & { id: string },
	ago: (days: number) => Date,
): Promise<void> => {
	const done = ago(60)
	await db.insert(trainingEntry).values([
		{
			id: seedId('training', course.slug),
			accountId,
			source: 'resource' as const,
			resourceId: course.id,
			title: course.title,
			provider: 'Vidya',
			completedOn: indianDayOf(done),
			minutes: course.trainingMinutes!,
			kind: course.trainingKind!,
			standard: course.trainingStandard!,
			createdAt: done,
		},
		...ELSEWHERE.map(([title, provider, daysAgo, hours, kind, standard]) => ({
			id: seedId('training', title),
			accountId,
			source: 'outside' as const,
			title,
			provider,
			completedOn: indianDayOf(ago(daysAgo)),
			minutes: hours * 60,
			kind,
			standard,
			createdAt: ago(daysAgo),
		})),
	])
	await db.insert(certificate).values({
		id: seedId('certificate', course.slug),
		accountId,
		resourceId: course.id,
		kind: 'course',
		holder: 'Rajesh Pawar',
		title: course.title,
		summary: course.summary,
		path: `/courses/${course.slugtitle}`,
		minutes: course.trainingMinutes!,
		issuedAt: done,
	})
}
