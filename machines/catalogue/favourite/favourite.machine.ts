import { assign, setup } from 'xstate'
import type {
	FavouriteActors,
	FavouriteContext,
	FavouriteEffects,
	FavouriteEvent,
	FavouriteInput,
	FavouriteTag,
	FavouriteVerdict,
} from './favourite.types.ts'

const product = ({ context }: { context: FavouriteContext }) => ({ targetId: context.targetId })
const asking = { type: 'askLogin' as const, params: product }
const failing = { type: 'reportFailure' as const, params: product }
const saved = {
	type: 'isSaved' as const,
	params: ({ event }: { event: { output: FavouriteVerdict } }) => ({ kind: event.output.kind }),
}
const observed = (wanted: boolean) => ({
	type: 'isObserved' as const,
	params: ({ event }: { event: { favourite: boolean } }) => ({
		favourite: event.favourite,
		wanted,
	}),
})

/** One favourite: shown immediately and reverted if the server refuses (CRD-05). */
export const favouriteMachine = setup({
	types: {
		context: {} as FavouriteContext,
		events: {} as FavouriteEvent,
		input: {} as FavouriteInput,
		tags: {} as FavouriteTag,
		meta: {} as { requirement: string },
	},
	actors: {} as FavouriteActors,
	actions: {
		...({} as FavouriteEffects),
		assignAccount: assign({ signedIn: (_, params: { signedIn: boolean }) => params.signedIn }),
	},
	guards: {
		wasFavourite: ({ context }) => context.favouriteBefore,
		isSignedIn: ({ context }) => context.signedIn,
		isObserved: (_, params: { favourite: boolean; wanted: boolean }) =>
			params.favourite === params.wanted,
		isSaved: (_, params: { kind: string }) => params.kind === 'saved',
	},
}).createMachine({
	id: 'favourite',
	description: 'Bookmark / Bookmarked.',
	context: ({ input }) => ({
		targetId: input.targetId,
		signedIn: input.signedIn,
		favouriteBefore: input.favourite,
	}),
	initial: 'opening',
	on: {
		'account.observed': {
			actions: { type: 'assignAccount', params: ({ event }) => ({ signedIn: event.signedIn }) },
			meta: { requirement: 'CRD-05' },
		},
	},
	states: {
		opening: {
			meta: { requirement: 'CRD-05' },
			always: [{ guard: 'wasFavourite', target: 'marked' }, { target: 'plain' }],
		},
		plain: {
			description: 'Shown as `Bookmark`.',
			meta: { requirement: 'CRD-05' },
			on: {
				'favourite.toggled': [
					{ guard: 'isSignedIn', target: 'marking' },
					{ actions: asking, description: 'Nobody is signed in: login first.' },
				],
				'favourite.observed': { guard: observed(true), target: 'marked' },
			},
		},
		marking: {
			tags: ['busy', 'favourite'],
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
			tags: 'favourite',
			meta: { requirement: 'CRD-05' },
			on: {
				'favourite.toggled': [{ guard: 'isSignedIn', target: 'unmarking' }, { actions: asking }],
				'favourite.observed': { guard: observed(false), target: 'plain' },
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
