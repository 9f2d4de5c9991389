import { createActor, fromPromise } from 'xstate'
import { accessToken } from '#api/access-token.ts'
import { api } from '#api/client.ts'
import { logoutMachine } from '#machines/people/session/logout.machine.ts'
import { writeFarewell } from '#machines/people/session/logout.rules.ts'
import type { LogoutActors } from '#machines/people/session/logout.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { provided } from '#processes/provided.ts'

const FAREWELL_KEY = 'vidya.farewell'

const stored = (): unknown => {
	try {
		return JSON.parse(sessionStorage.getItem(FAREWELL_KEY) ?? 'null')
	} catch {
		return null
	}
}

const actors = {
	signOut: fromPromise(async ({ signal }) => {
		await api.POST('/session/logout', { signal })
		accessToken.set(null)
	}),
} satisfies LogoutActors

/**
 * Builds the logout of the app (SES-02); `leave` tells the session, and through it the other tabs,
 * that the account signed out.
 */
export const createLogout = (leave: () => void) =>
	createActor(
		provided(logoutMachine, () => ({
			actors,
			actions: {
				clearStorage: () => {
					leave()
					localStorage.clear()
				},
				storeFarewell: () => sessionStorage.setItem(FAREWELL_KEY, JSON.stringify(writeFarewell())),
				discardFarewell: () => sessionStorage.removeItem(FAREWELL_KEY),
				reload: (_, { leadsTo }) =>
					leadsTo === 'login' ? window.location.assign('/login') : window.location.reload(),
			},
		})),
		{ inspect: observe, input: { storedFarewell: stored() } },
	)
