import { assign, setup } from 'xstate'
import type {
  BookmarkActors,
  BookmarkContext,
  BookmarkEffects,
  BookmarkEvent,
  BookmarkInput,
  BookmarkTag,
  BookmarkVerdict,
} from './bookmark.types.ts'

const product = ({ context }: { context: BookmarkContext }) => ({ productId: context.productId })
const asking = { type: 'askLogin' as const, params: product }
const failing = { type: 'reportFailure' as const, params: product }
const saved = {
  type: 'isSaved' as const,
  params: ({ event }: { event: { output: BookmarkVerdict } }) => ({ kind: event.output.kind }),
}
const observed = (wanted: boolean) => ({
  type: 'isObserved' as const,
  params: ({ event }: { event: { bookmarked: boolean } }) => ({
    bookmarked: event.bookmarked,
    wanted,
  }),
})

/** One bookmark, shown at once and taken back when the server does not follow (CRD-05). */
export const bookmarkMachine = setup({
  types: {
    context: {} as BookmarkContext,
    events: {} as BookmarkEvent,
    input: {} as BookmarkInput,
    tags: {} as BookmarkTag,
    meta: {} as { requirement: string },
  },
  actors: {} as BookmarkActors,
  actions: {
    ...({} as BookmarkEffects),
    rememberAccount: assign({ signedIn: (_, params: { signedIn: boolean }) => params.signedIn }),
  },
  guards: {
    wasBookmarked: ({ context }) => context.bookmarkedBefore,
    isSignedIn: ({ context }) => context.signedIn,
    isObserved: (_, params: { bookmarked: boolean; wanted: boolean }) =>
      params.bookmarked === params.wanted,
    isSaved: (_, params: { kind: string }) => params.kind === 'saved',
  },
}).createMachine({
  id: 'bookmark',
  description: 'Bookmark / Bookmarked.',
  context: ({ input }) => ({
    productId: input.productId,
    signedIn: input.signedIn,
    bookmarkedBefore: input.bookmarked,
  }),
  initial: 'opening',
  on: {
    'account.observed': {
      actions: { type: 'rememberAccount', params: ({ event }) => ({ signedIn: event.signedIn }) },
      meta: { requirement: 'CRD-05' },
    },
  },
  states: {
    opening: {
      meta: { requirement: 'CRD-05' },
      always: [{ guard: 'wasBookmarked', target: 'marked' }, { target: 'plain' }],
    },
    plain: {
      description: 'Shown as `Bookmark`.',
      meta: { requirement: 'CRD-05' },
      on: {
        'bookmark.toggled': [
          { guard: 'isSignedIn', target: 'marking' },
          { actions: asking, description: 'Nobody is signed in: login first.' },
        ],
        'bookmark.observed': { guard: observed(true), target: 'marked' },
      },
    },
    marking: {
      tags: ['busy', 'bookmarked'],
      meta: { requirement: 'CRD-05' },
      invoke: {
        id: 'addFavourite',
        src: 'addFavourite',
        input: product,
        onDone: [
          { guard: saved, target: 'marked' },
          { target: 'plain', actions: asking },
        ],
        onError: { target: 'plain', actions: failing },
      },
    },
    marked: {
      description: 'Shown as `Bookmarked`.',
      tags: 'bookmarked',
      meta: { requirement: 'CRD-05' },
      on: {
        'bookmark.toggled': [{ guard: 'isSignedIn', target: 'unmarking' }, { actions: asking }],
        'bookmark.observed': { guard: observed(false), target: 'plain' },
      },
    },
    unmarking: {
      tags: 'busy',
      meta: { requirement: 'CRD-05' },
      invoke: {
        id: 'removeFavourite',
        src: 'removeFavourite',
        input: product,
        onDone: [
          { guard: saved, target: 'plain' },
          { target: 'marked', actions: asking },
        ],
        onError: { target: 'marked', actions: failing },
      },
    },
  },
})
