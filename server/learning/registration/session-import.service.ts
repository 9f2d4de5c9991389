import { type SessionLine, sessionFile } from '#domain/learning/session-file.rules.ts'
import { type FilledList, undoChanges } from '#server/platform/filled-list.ts'
import { type LiveSessionPlan, upsertSession } from './live-session.store.ts'
import { findLiveAddressed, findLiveResource, type LiveRow } from './live-session-list.store.ts'

type State = Omit<SessionLine, 'resource'> | null

const stateOf = ({ session }: LiveRow): State =>
	session && {
		starts_at: session.startsAt.toISOString(),
		ends_at: session.endsAt.toISOString(),
		...{ join_url: session.joinUrl, recording_url: session.recordingUrl },
		cancelled: session.cancelledAt !== null,
	}

const planOf = (state: NonNullable<State>): LiveSessionPlan => ({
	...{ startsAt: new Date(state.starts_at), endsAt: new Date(state.ends_at) },
	...{ joinUrl: state.join_url, recordingUrl: state.recording_url },
	...{ cancelled: state.cancelled, needsConfirmation: undefined },
})

const isSame = (a: State, b: State): boolean =>
	(['starts_at', 'ends_at', 'join_url', 'recording_url', 'cancelled'] as const).every(
		(key) => a?.[key] === b?.[key],
	)

/**
 * LIV-01, 28.3: times and links of live sessions from a file; a job tells everybody registered.
 * Undoing brings back the time of before; a session that had none keeps its time.
 */
export const sessionList: FilledList<SessionLine> = {
	name: 'live-sessions',
	file: sessionFile,
	take: async (tx, { resource, ...after }, { now }) => {
		const row = await findLiveAddressed(tx, resource)
		if (!row) return { column: 'resource', value: resource, reason: 'unknown' }
		const before = stateOf(row)
		await upsertSession(tx, row.id, planOf(after), now)
		return { recordId: row.id, change: { before, after } }
	},
	undo: (tx, made, { now }) =>
		undoChanges<State>(made, async (id, { before, after }) => {
			const row = await findLiveResource(tx, id)
			if (before === null || !row || !isSame(stateOf(row), after)) return false
			await upsertSession(tx, id, planOf(before), now)
			return true
		}),
}
