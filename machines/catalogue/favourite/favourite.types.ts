import type { PromiseActorLogic } from 'xstate'

export type FavouriteContext = {
	targetId: string
	signedIn: boolean
	/** State of the favourite when the card appeared. */
	favouriteBefore: boolean
}

export type FavouriteInput = { targetId: string; signedIn: boolean; favourite: boolean }

export type FavouriteEvent =
	| { type: 'favourite.toggled' }
	/** The list of favourites arrived from the server. */
	| { type: 'favourite.observed'; favourite: boolean }
	| { type: 'account.observed'; signedIn: boolean }

/** `favourite` while the card shows `Bookmarked`, saved or still being saved. */
export type FavouriteTag = 'busy' | 'favourite'

export type FavouriteVerdict = { kind: 'saved' } | { kind: 'signedOut' }

export type FavouriteActors = {
	addFavourite: PromiseActorLogic<FavouriteVerdict, { targetId: string }>
	removeFavourite: PromiseActorLogic<FavouriteVerdict, { targetId: string }>
}

export type FavouriteEffects = {
	/** Asks for login and remembers the bookmark. */
	askLogin: (_: unknown, params: { targetId: string }) => void
	/** Reports that the change was not saved and was undone. */
	reportFailure: (_: unknown, params: { targetId: string }) => void
}
