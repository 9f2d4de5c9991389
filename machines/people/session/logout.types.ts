import type { PromiseActorLogic } from 'xstate'

/** The page after logging out: unchanged, or /login (HDR-03: from a phone's menu). */
export type LogoutPlace = 'here' | 'login'

export type LogoutContext = {
	/** This page is the one that a logout reloaded. */
	farewell: boolean
	leadsTo: LogoutPlace
}

export type LogoutInput = {
	/** Stored value under the logout message's key; parsed with a version check. */
	storedFarewell?: unknown
}

export type LogoutEvent =
	| { type: 'logout.chosen'; leadsTo: LogoutPlace }
	| { type: 'logout.confirmed' }
	| { type: 'logout.cancelled' }
	| { type: 'farewell.acknowledged' }

export type LogoutTag = 'busy' | 'failed' | 'dismissible'

export type LogoutActors = {
	/** Ends the session on the server and forgets the refresh cookie. */
	signOut: PromiseActorLogic<void, void>
}

export type LogoutEffects = {
	clearStorage: () => void
	/** Stores across the reload that the logout message is due. */
	storeFarewell: () => void
	discardFarewell: () => void
	/** Reloads the page, or loads the login page. */
	reload: (_: unknown, params: { leadsTo: LogoutPlace }) => void
}
