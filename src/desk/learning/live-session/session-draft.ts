import { indianDayOf } from '#domain/learning/training-year.rules.ts'
import type { LiveResource } from './live-session.queries.ts'

/**
 * The request that saves a session. A missing `needs_confirmation` leaves the resource's setting.
 */
export type SessionRequest = NonNullable<LiveResource['session']> & {
	needs_confirmation?: boolean
}

type Session = NonNullable<LiveResource['session']>

const MINUTE_MS = 60_000
const INDIA_MS = 330 * MINUTE_MS

/** Length of a session in minutes. */
export const minutesOf = ({ starts_at, ends_at }: Pick<Session, 'starts_at' | 'ends_at'>): number =>
	(Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS

/** The value of a ticked box in the draft. */
export const CONFIRMS = 'yes'

/** Returns a session as the form's draft, its time in Indian time. */
export const draftOf = ({
	session,
	needs_confirmation: needsConfirmation,
}: Pick<LiveResource, 'session' | 'needs_confirmation'>) => {
	const confirms = needsConfirmation ? CONFIRMS : ''
	if (!session) return { day: '', time: '', length: '60', join: '', recording: '', confirms }
	const start = new Date(session.starts_at)
	return {
		day: indianDayOf(start),
		time: new Date(start.getTime() + INDIA_MS).toISOString().slice(11, 16),
		length: String(minutesOf(session)),
		join: session.join_url ?? '',
		recording: session.recording_url ?? '',
		confirms,
	}
}

/** Returns the request for a draft without errors. */
export const sessionOf = (
	draft: Readonly<Partial<Record<string, string>>>,
	cancelled: boolean,
): SessionRequest => {
	const start = Date.parse(`${draft.day}T${draft.time}:00+05:30`)
	return {
		starts_at: new Date(start).toISOString(),
		ends_at: new Date(start + Number(draft.length) * MINUTE_MS).toISOString(),
		join_url: draft.join || null,
		recording_url: draft.recording || null,
		cancelled,
		needs_confirmation: draft.confirms === CONFIRMS,
	}
}
