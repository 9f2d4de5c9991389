import { waitFor } from 'xstate'
import type { Processes } from '#processes/processes.ts'

/** For loaders: waits until the session is restored. @returns whether it is signed in */
export const waitForSession = async ({ session }: Pick<Processes, 'session'>): Promise<boolean> => {
	const snapshot = await waitFor(session, (now) => !now.matches('restoring'), {
		timeout: Number.POSITIVE_INFINITY,
	})
	return snapshot.hasTag('signedIn')
}
