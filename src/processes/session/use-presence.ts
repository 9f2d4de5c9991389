import { useSelector } from '@xstate/react'
import { useProcesses } from '#processes/processes.ts'

/** The session as views need it: signed out, signed in, or the server does not answer. */
export type Presence = 'signedOut' | 'signedIn' | 'unreachable'

/** Follows the session process; until it is restored, who the page was rendered for. */
export const usePresence = (): Presence => {
	const { session, assumed } = useProcesses()
	return useSelector(session, (snapshot) => {
		if (snapshot.hasTag('signedIn')) return 'signedIn'
		if (snapshot.matches('restoring')) return assumed
		return snapshot.matches('unreachable') ? 'unreachable' : 'signedOut'
	})
}
