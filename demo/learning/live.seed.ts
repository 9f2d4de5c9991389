import { eq } from 'drizzle-orm'
import { resource } from '#server/catalogue/resource/resource.tables.ts'
import { enrolment } from '#server/learning/learning/enrolment.tables.ts'
import { attendance, liveSession } from '#server/learning/registration/live-session.tables.ts'
import { eventRegistration } from '#server/people/event/event.tables.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { catalogueRows } from '../catalogue/catalogue.seed.ts'
import { accountId } from '../people/people.seed.ts'
import { seedId } from '../seed-id.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** 18:00 in India, in ms of a UTC day. */
const EVENING = 12.5 * 60 * MINUTE

type Own = { title: string; startsAt: Date; joined?: boolean; source?: string }

/** Registrations of the teacher from Kenya: soon, tomorrow, attended, missed. */
const ownOf = (now: Date): Own[] => {
	const evening = (days: number) =>
		new Date(Math.floor(now.getTime() / DAY) * DAY + days * DAY + EVENING)
	const soon = Math.ceil((now.getTime() + 2 * 60 * MINUTE) / (5 * MINUTE)) * 5 * MINUTE
	return [
		{ title: 'Monsoon Science: A Season of Measuring', startsAt: new Date(soon) },
		{ title: 'Word Problems: Reading Before Reckoning', startsAt: evening(1) },
		{ title: 'Demonstrations That Never Fail', startsAt: evening(-6), joined: true },
		{ title: 'Solving One Hard Problem Together', startsAt: evening(-13), source: 'plan' },
	]
}

/**
 * Gives whatever has a date its room, and two teachers what they registered for, attended and
 * missed.
 */
export const seedLive = async (
	db: Db,
	catalogue: ReturnType<typeof catalogueRows>,
	now: Date,
): Promise<void> => {
	const grace = accountId('buyer-abroad@demo.vidya.test')
	const rajesh = accountId('settled-teacher@demo.vidya.test')
	const own = ownOf(now)
	const sessions = catalogue.resources.flatMap((row) => {
		const moved = own.find(({ title }) => title === row.title)
		const startsAt = moved?.startsAt ?? row.startDate
		if (!startsAt) return []
		const length = Math.min(Math.max(row.durationMinutes ?? 0, 45), 180) * MINUTE
		const isOver = startsAt.getTime() + length <= now.getTime()
		const session = {
			id: seedId('session', row.slug),
			resourceId: row.id,
			startsAt,
			endsAt: new Date(startsAt.getTime() + length),
			joinUrl: `https://rooms.vidya.example/${row.slug}`,
			recordingUrl: isOver ? `https://recordings.vidya.example/${row.slug}` : null,
			changedAt: row.publishedAt,
		}
		return [{ row, moved, session }]
	})
	await db.insert(liveSession).values(sessions.map(({ session }) => session))
	for (const { row, moved, session } of sessions) {
		if (!moved) continue
		const { startsAt, source = 'free', joined } = moved
		await db.update(resource).set({ startDate: startsAt }).where(eq(resource.id, row.id))
		await db.insert(enrolment).values({
			id: seedId('enrolment of grace', row.slug),
			accountId: grace,
			resourceId: row.id,
			source,
			createdAt: new Date(now.getTime() - 20 * DAY),
		})
		if (!joined) continue
		const joinedAt = new Date(startsAt.getTime() - 4 * MINUTE)
		await db.insert(attendance).values([
			// Her hours are counted by the server's job, his were counted long ago.
			{ sessionId: session.id, accountId: grace, joinedAt, countedAt: null },
			{ sessionId: session.id, accountId: rajesh, joinedAt, countedAt: joinedAt },
		])
	}
	const createdAt = new Date(now.getTime() - 9 * DAY)
	await db.insert(eventRegistration).values([
		{
			...{ id: seedId('tpo', 'grace'), event: 'tpo' as const, accountId: grace, createdAt },
			...{ email: 'buyer-abroad@demo.vidya.test', name: 'Grace Achieng', country: 'kenya' },
			invitationCode: 'K7M2QX9A',
		},
		{
			...{ id: seedId('gtm', 'rajesh'), event: 'gtm' as const, accountId: rajesh, createdAt },
			...{ email: 'settled-teacher@demo.vidya.test', name: 'Rajesh Pawar', country: 'IN' },
			invitationCode: 'R4J8SH2P',
		},
	])
}
