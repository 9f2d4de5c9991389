import { logoutMachine } from './logout.machine.ts'
import { logoutProperties } from './logout.properties.ts'
import type { LogoutContext, LogoutEvent } from './logout.types.ts'

/** How the paths of logout are found. */
export const logoutModel = {
	machine: logoutMachine,
	inputs: {
		plain: {},
		reloaded: { storedFarewell: { version: 1, farewell: true } },
		outdated: { storedFarewell: { version: 0, farewell: true } },
	},
	events: {
		'logout.chosen': { type: 'logout.chosen', leadsTo: 'here' },
		'logout.chosen phone': { type: 'logout.chosen', leadsTo: 'login' },
		'logout.confirmed': { type: 'logout.confirmed' },
		'logout.cancelled': { type: 'logout.cancelled' },
		'farewell.acknowledged': { type: 'farewell.acknowledged' },
	} satisfies Record<string, LogoutEvent>,
	outcomes: {
		signOut: { done: { output: undefined }, unreachable: { error: new Error('offline') } },
	},
	delays: {},
	effects: ['clearStorage', 'storeFarewell', 'discardFarewell', 'reload'],
	project: (context: LogoutContext) => context,
	leavesThePage: ['reloading'],
	properties: logoutProperties,
}
