import type { PromiseActorLogic } from 'xstate'

export type FavouriteContext = {
  productId: string
  signedIn: boolean
  /** State of the favourite when the card appeared. */
  favouriteBefore: boolean
}

export type FavouriteInput = { productId: string; signedIn: boolean; favourite: boolean }

export type FavouriteEvent =
  | { type: 'favourite.toggled' }
  /** The favourites answered. */
  | { type: 'favourite.observed'; favourite: boolean }
  | { type: 'account.observed'; signedIn: boolean }

/** `favourite` while the card shows `Bookmarked`, be it saved or still on its way. */
export type FavouriteTag = 'busy' | 'favourite'

export type FavouriteVerdict = { kind: 'saved' } | { kind: 'signedOut' }

export type FavouriteActors = {
  addFavourite: PromiseActorLogic<FavouriteVerdict, { productId: string }>
  removeFavourite: PromiseActorLogic<FavouriteVerdict, { productId: string }>
}

export type FavouriteEffects = {
  /** Asks for login and remembers the bookmark. */
  askLogin: (_: unknown, params: { productId: string }) => void
  /** Says that the bookmark went back to what it was. */
  reportFailure: (_: unknown, params: { productId: string }) => void
}
