import { notification } from '#server/people/notification/notification.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import { slugOf } from '#server/platform/slug-of.ts'
import { seedId } from '../seed-id.ts'

/** Three notifications, two of them unread. */
export const seedNotices = async (
	db: Db,
	id: string,
	ago: (days: number) => Date,
): Promise<void> => {
	const notices = [
		[
			'Your webinar “Storytelling in the English Period” begins soon.',
			`/learning/${slugOf('Storytelling in the English Period')}`,
		],
		[
			'You are past the middle of “Fractions That Make Sense”. Three more lessons to go.',
			'/profile/my-learning',
		],
		[
			'New this month: certificates that end with a portfolio of your own lessons.',
			'/learning?type=certification',
		],
	] as const
	await db.insert(notification).values(
		notices.map(([message, route], n) => ({
			id: seedId('notice', String(n)),
			accountId: id,
			message,
			route,
			taskId: seedId('task', String(n)),
			createdAt: ago(n + 1),
			readAt: n === 2 ? ago(1) : null,
		})),
	)
}

const SUBJECTS = [
	'Mathematics',
	'English',
	'Hindi',
	'Science',
	'Physics',
	'Chemistry',
	'Biology',
	'EVS',
	'Computer Science',
	'Art Education',
	'Physical Education',
	'Special Education',
]
const UNREAD = 3
const WEEK = 7

/** A notification a week, more than a page of them; the newest are unread. */
export const seedWeeklyNotices = async (
	db: Db,
	id: string,
	ago: (days: number) => Date,
): Promise<void> => {
	await db.insert(notification).values(
		SUBJECTS.map((subject, n) => ({
			id: seedId('weekly-notice', subject),
			accountId: id,
			message: `Your plan has resources for ${subject} that you have not seen yet.`,
			route: `/learning?search=${encodeURIComponent(subject)}`,
			taskId: seedId('weekly-task', subject),
			createdAt: ago(n * WEEK + 1),
			readAt: n < UNREAD ? null : ago(n * WEEK),
		})),
	)
}
