import { notification } from '#server/people/notification/notification.tables.ts'
import { type Told, wordsOf } from '#server/people/notification/told.rules.ts'
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

const UNREAD = 3
const WEEK = 7

const session = 'Storytelling in the English Period'

/** Notifications of eleven weeks, the newest first. */
const toldOf = (ago: (days: number) => Date): [told: Told, route: string][] => [
	[{ kind: 'commented', name: 'Ravi Menon' }, '/community'],
	[{ kind: 'registrationConfirmed', title: session }, '/profile/registrations'],
	[{ kind: 'coinsGiven', coins: '50' }, '/profile/vidya-coins'],
	[{ kind: 'mentioned', name: 'Anita Desai' }, '/community'],
	[
		{ kind: 'sessionMoved', title: session, startsAt: ago(-3).toISOString() },
		'/profile/registrations',
	],
	[{ kind: 'nominated' }, '/profile/parent-nomination'],
	[{ kind: 'licenceGiven' }, '/profile/school-benefits'],
	[{ kind: 'voucherGiven', code: 'TEACH25' }, '/profile/school-benefits'],
	[{ kind: 'commented', name: 'Farida Khan' }, '/community'],
	[{ kind: 'registrationConfirmed', title: 'Fractions That Make Sense' }, '/profile/registrations'],
	[{ kind: 'planGiven', name: 'Vidya Plus' }, '/vidya-plus'],
]

/** A notification a week, more than a page of them; the newest are unread. */
export const seedWeeklyNotices = async (
	db: Db,
	id: string,
	ago: (days: number) => Date,
): Promise<void> => {
	const first = {
		message: 'Your plan has resources for Mathematics that you have not seen yet.',
		route: '/learning?search=Mathematics',
	}
	const told = toldOf(ago).map(([{ kind, ...parameters }, route]) => ({
		...{ kind, parameters, route },
		message: wordsOf({ kind, ...parameters } as Told, 'en'),
	}))
	await db.insert(notification).values(
		[first, ...told].map((notice, n) => ({
			...{ ...notice, id: seedId('weekly-notice', String(n)), accountId: id },
			taskId: seedId('weekly-task', String(n)),
			createdAt: ago(n * WEEK + 1),
			readAt: n < UNREAD ? null : ago(n * WEEK),
		})),
	)
}
