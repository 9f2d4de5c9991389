import {
	isLeavable,
	isRoomOpen,
	type RegistrationFacts,
} from '#domain/learning/registration.rules.ts'
import type { Registration } from '#openapi/v1.gen.ts'
import { findCards } from '#server/catalogue/catalogue/catalogue.service.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import {
	deleteRegistration,
	enterRoom,
	findRegistration,
	type RegistrationRow,
} from './registration.store.ts'

type Whose = { accountId: string; id: string }

const iso = (text: string): string => new Date(text).toISOString()

/** Facts of a registration with a session. */
const factsOf = (row: RegistrationRow): RegistrationFacts => ({
	status: row.status,
	startsAt: Date.parse(row.starts_at),
	endsAt: Date.parse(row.ends_at),
	cancelled: row.cancelled_at !== null,
	joined: row.joined_at !== null,
	leavable: row.session_id !== null && row.source !== 'purchase',
	hasRoom: row.join_url !== null,
})

/** The session's time when the caller registered, if it has moved since. */
const movedFrom = (row: RegistrationRow) => {
	const isKnown = row.change === 'moved' && Date.parse(row.created_at) <= Date.parse(row.changed_at)
	return isKnown
		? { starts_at: iso(row.previous_starts_at), ends_at: iso(row.previous_ends_at) }
		: null
}

const recordingOf = (row: RegistrationRow, now: Date): string | null =>
	row.session_id && row.status === 'confirmed' && Date.parse(row.ends_at) <= now.getTime()
		? row.recording_url
		: null

/** @throws Problem 404 not-found when it is not the account's */
const requireRegistration = async ({ db }: Deps, whose: Whose): Promise<RegistrationRow> => {
	const row = await findRegistration(db, whose)
	if (!row) throw new Problem(404, 'not-found')
	return row
}

/**
 * LIV-01: one registration by the clock of the server; the recording of what is over, and never the
 * address of the room.
 * @throws Problem 404 not-found when it is not the account's
 */
export const showRegistration = async (deps: Deps, whose: Whose): Promise<Registration> => {
	const row = await requireRegistration(deps, whose)
	const [webinar] = await findCards(deps.db, [row.resource_id], whose.accountId)
	const now = deps.clock()
	const { leavable, cancelled, hasRoom } = factsOf(row)
	return {
		id: row.id,
		status: row.status,
		registered_at: iso(row.created_at),
		session: row.session_id
			? {
					starts_at: iso(row.starts_at),
					ends_at: iso(row.ends_at),
					cancelled,
					has_room: hasRoom,
					moved_from: movedFrom(row),
				}
			: null,
		joined_at: row.joined_at && iso(row.joined_at),
		leavable,
		order_id: row.source === 'purchase' ? row.order_id : null,
		recording_url: recordingOf(row, now),
		server_time: now.toISOString(),
		webinar: webinar!,
	}
}

const refusalOf = (row: RegistrationRow, now: number): string => {
	if (!row.session_id) return 'It happens at no time.'
	const facts = factsOf(row)
	if (facts.cancelled) return 'It is cancelled.'
	if (facts.status === 'pending') return 'The registration is not confirmed.'
	if (isRoomOpen(facts, now)) return 'It has no room yet.'
	return now < facts.startsAt ? 'The room opens ten minutes before it begins.' : 'It is over.'
}

/**
 * LIV-01: enters the room, from ten minutes before the start until the end; the first time is
 * attendance.
 * @throws Problem 404 not-found, 409 not-joinable
 */
export const joinSession = async (deps: Deps, whose: Whose) => {
	const now = deps.clock()
	const entered = await enterRoom(deps.db, whose, now)
	if (entered) return { join_url: entered.join_url, joined_at: iso(entered.joined_at) }
	const row = await requireRegistration(deps, whose)
	throw new Problem(409, 'not-joinable', refusalOf(row, now.getTime()))
}

/**
 * LIV-01: takes a registration back that was not bought, until the room opens.
 * @throws Problem 404 not-found, 409 not-leavable
 */
export const leaveRegistration = async (deps: Deps, whose: Whose): Promise<void> => {
	const now = deps.clock()
	if (await deleteRegistration(deps.db, whose, now)) return
	const facts = factsOf(await requireRegistration(deps, whose))
	const isOpen = isLeavable(facts, now.getTime())
	throw new Problem(409, 'not-leavable', isOpen ? 'It changed meanwhile.' : undefined)
}
