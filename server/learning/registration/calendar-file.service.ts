import { findCaller } from '#server/people/session/session.service.ts'
import type { Config } from '#server/platform/config.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Attachment } from '#server/platform/mail/mailer.ts'
import { type CalendarEntry, drawCalendar } from './draw-calendar.ts'
import { findRegistration } from './registration.store.ts'

/**
 * What a calendar says of an account's registration; undefined where there is none, and for what
 * happens at no time.
 */
const entryOf = async (
	db: Db,
	whose: { accountId: string; id: string },
	publicUrl: string,
): Promise<CalendarEntry | undefined> => {
	const row = await findRegistration(db, whose)
	if (!row?.session_id) return undefined
	return {
		sessionId: row.session_id,
		title: row.title,
		summary: row.summary,
		instructor: row.instructor_name,
		startsAt: new Date(row.starts_at),
		endsAt: new Date(row.ends_at),
		cancelled: row.cancelled_at !== null,
		sequence: row.sequence,
		changedAt: new Date(row.changed_at),
		address: `${publicUrl}/profile/registrations/${row.id}`,
	}
}

/**
 * The calendar file of a registration of whom a session's cookie names; undefined for anybody else,
 * and for what happens at no time.
 * @param asked.refresh the cookie's refresh token
 */
export const readCalendarFile = async (
	deps: Deps,
	asked: { refresh: string | undefined; id: string; language: 'en' | 'hi' },
): Promise<string | undefined> => {
	const caller = await findCaller(deps, asked.refresh)
	if (!caller) return undefined
	const whose = { accountId: caller.account.id, id: asked.id }
	const entry = await entryOf(deps.db, whose, deps.config.publicUrl)
	return entry && drawCalendar(entry, asked.language)
}

/**
 * The calendar file of a registration for a mail, as its organiser sends it (RFC 5546); null when
 * it was taken back meanwhile.
 */
export const attachCalendar = async (
	db: Db,
	{ publicUrl, MAIL_FROM }: Pick<Config, 'publicUrl' | 'MAIL_FROM'>,
	{ language, ...whose }: { id: string; accountId: string; language: 'en' | 'hi' },
): Promise<Attachment | null> => {
	const entry = await entryOf(db, whose, publicUrl)
	if (!entry) return null
	const method = entry.cancelled ? 'CANCEL' : 'PUBLISH'
	return {
		filename: 'vidya.ics',
		contentType: `text/calendar; charset=utf-8; method=${method}`,
		content: Buffer.from(drawCalendar(entry, language, MAIL_FROM)),
	}
}
