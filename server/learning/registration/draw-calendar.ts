import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** The calendar entry of a live session. */
export type CalendarEntry = {
	sessionId: string
	title: string
	summary: string
	instructor: string
	startsAt: Date
	endsAt: Date
	cancelled: boolean
	sequence: number
	changedAt: Date
	/** Where its waiting room is. */
	address: string
}

const words = {
	en: { by: 'With', room: 'The room opens ten minutes before, here:' },
	hi: { by: 'प्रशिक्षक:', room: 'शुरू होने से दस मिनट पहले कक्ष यहाँ खुलता है:' },
} as const

/** `Vidya <hello@vidya.example>` as an organiser. */
const organiserOf = (sender: string) => {
	const [, name, email] = /^(.*?)\s*<(.+)>$/.exec(sender) ?? ['', 'Vidya', sender]
	return { name: name || 'Vidya', email: email! }
}

/**
 * LIV-01: a session as a calendar file (RFC 5545), times in UTC; a newer one with the same UID and
 * a higher SEQUENCE replaces it.
 * @param sender who mails it; the file then says what a calendar should do with it, PUBLISH or
 * CANCEL (RFC 5546, 3.2)
 */
export const drawCalendar = (
	entry: CalendarEntry,
	language: 'en' | 'hi',
	sender?: string,
): string => {
	const say = words[language]
	const { CANCEL, PUBLISH } = ICalCalendarMethod
	const calendar = ical({
		prodId: { company: 'Vidya', product: 'Live sessions', language },
		method: sender ? (entry.cancelled ? CANCEL : PUBLISH) : null,
	})
	calendar.createEvent({
		organizer: sender ? organiserOf(sender) : null,
		id: `${entry.sessionId}@${new URL(entry.address).hostname}`,
		sequence: entry.sequence,
		stamp: entry.changedAt,
		lastModified: entry.changedAt,
		start: entry.startsAt,
		end: entry.endsAt,
		summary: entry.title,
		description: `${entry.summary}\n\n${say.by} ${entry.instructor}\n${say.room} ${entry.address}`,
		location: entry.address,
		url: entry.address,
		status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
	})
	return calendar.toString()
}
