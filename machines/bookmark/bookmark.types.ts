import type { PromiseActorLogic } from 'xstate'

export type BookmarkContext = {
  productId: string
  signedIn: boolean
  /** How it stood when the card appeared. */
  bookmarkedBefore: boolean
}

export type BookmarkInput = { productId: string; signedIn: boolean; bookmarked: boolean }

export type BookmarkEvent =
  | { type: 'bookmark.toggled' }
  /** The favourites answered. */
  | { type: 'bookmark.observed'; bookmarked: boolean }
  | { type: 'account.observed'; signedIn: boolean }

/** `bookmarked` while the card shows `Bookmarked`, be it saved or still on its way. */
export type BookmarkTag = 'busy' | 'bookmarked'

export type BookmarkVerdict = { kind: 'saved' } | { kind: 'signedOut' }

export type BookmarkActors = {
  addFavourite: PromiseActorLogic<BookmarkVerdict, { productId: string }>
  removeFavourite: PromiseActorLogic<BookmarkVerdict, { productId: string }>
}

export type BookmarkEffects = {
  /** Asks for login and remembers the bookmark. */
  askLogin: (_: unknown, params: { productId: string }) => void
  /** Says that the bookmark went back to what it was. */
  reportFailure: (_: unknown, params: { productId: string }) => void
}
