import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import { trainingEntry } from '#server/learning/training/training.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { seedId } from '../seed-id.ts'

const TRAININGS = [
	[
		'Teaching in two languages',
		'CBSE Centre of Excellence, Thiruvananthapuram',
		1,
		6,
		'board',
		'growth',
	],
	['Reading aloud in three languages', 'DIET Kottayam', 26, 6, 'board', 'practice'],
	['POCSO Act: what every teacher must know', 'CBSE', 52, 3, 'board', 'values'],
	['Lesson study: fractions', 'St. Thomas Higher Secondary School', 40, 4.5, 'school', 'growth'],
	['Science beyond the textbook', 'SCERT Kerala', 70, 6, 'board', 'practice'],
	['NISHTHA: School leadership', 'DIKSHA, NCERT', 100, 6, 'board', 'values'],
	['Assessment for learning', 'CBSE', 130, 6, 'board', 'practice'],
] as const

/**
 * Writes the hours of a teacher of the verified school, which the dashboard shows. `ago` returns
 * the moment a number of days before now.
 */
export const seedSchoolHours = async (
	db: Db,
	accountId: string,
	ago: (days: number) => Date,
): Promise<void> => {
	await db.insert(trainingEntry).values(
		TRAININGS.map(([title, provider, daysAgo, hours, kind, standard]) => ({
			id: seedId('training', `${accountId} ${title}`),
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
	)
}
