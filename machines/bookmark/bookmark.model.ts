import { bookmarkMachine } from './bookmark.machine.ts'
import type { BookmarkContext, BookmarkEvent } from './bookmark.types.ts'

/** How the paths of bookmark are found. */
export const bookmarkModel = {
  machine: bookmarkMachine,
  inputs: {
    'signed-in': { productId: 'p1', signedIn: true, bookmarked: false },
    marked: { productId: 'p1', signedIn: true, bookmarked: true },
    'signed-out': { productId: 'p1', signedIn: false, bookmarked: false },
  },
  events: {
    'bookmark.toggled': { type: 'bookmark.toggled' },
    'bookmark.observed on': { type: 'bookmark.observed', bookmarked: true },
    'bookmark.observed off': { type: 'bookmark.observed', bookmarked: false },
    'account.observed in': { type: 'account.observed', signedIn: true },
    'account.observed out': { type: 'account.observed', signedIn: false },
  } satisfies Record<string, BookmarkEvent>,
  outcomes: {
    addFavourite: {
      saved: { output: { kind: 'saved' } },
      signedOut: { output: { kind: 'signedOut' } },
      unreachable: { error: new Error('offline') },
    },
    removeFavourite: {
      saved: { output: { kind: 'saved' } },
      signedOut: { output: { kind: 'signedOut' } },
      unreachable: { error: new Error('offline') },
    },
  },
  delays: {},
  effects: ['askLogin', 'reportFailure'],
  project: ({ signedIn }: BookmarkContext) => ({ signedIn }),
}
