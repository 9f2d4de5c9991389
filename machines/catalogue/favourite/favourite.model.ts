import { favouriteMachine } from './favourite.machine.ts'
import type { FavouriteContext, FavouriteEvent } from './favourite.types.ts'

/** How the paths of bookmark are found. */
export const favouriteModel = {
	machine: favouriteMachine,
	inputs: {
		'signed-in': { targetId: 'p1', signedIn: true, favourite: false },
		marked: { targetId: 'p1', signedIn: true, favourite: true },
		'signed-out': { targetId: 'p1', signedIn: false, favourite: false },
	},
	events: {
		'favourite.toggled': { type: 'favourite.toggled' },
		'favourite.observed on': { type: 'favourite.observed', favourite: true },
		'favourite.observed off': { type: 'favourite.observed', favourite: false },
		'account.observed in': { type: 'account.observed', signedIn: true },
		'account.observed out': { type: 'account.observed', signedIn: false },
	} satisfies Record<string, FavouriteEvent>,
	outcomes: {
		addFavourite: {
			saved: { output: { kind: 'saved' } },
			signedOut: { output: { kind: 'signedOut' } },
			failed: { error: new Error('unavailable') },
		},
		removeFavourite: {
			saved: { output: { kind: 'saved' } },
			signedOut: { output: { kind: 'signedOut' } },
			failed: { error: new Error('unavailable') },
		},
	},
	delays: {},
	effects: ['askLogin', 'reportFailure'],
	project: ({ signedIn }: FavouriteContext) => ({ signedIn }),
}
