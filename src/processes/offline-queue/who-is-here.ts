import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/people/session/session.machine.ts'

/**
 * The account that is here, null for a visitor; undefined while the server has not said so: nothing
 * kept is dropped for a lost answer (OFF-01).
 */
export const whoIsHere = (
	snapshot: SnapshotFrom<typeof sessionMachine>,
): string | null | undefined => {
	if (snapshot.hasTag('signedIn')) return snapshot.context.accountId
	return snapshot.matches('signedOut') ? null : undefined
}
