import { pushRegistrationMachine } from './push-registration.machine.ts'
import { REFRESH_AFTER } from './push-registration.rules.ts'
import type { PushRegistrationContext, PushRegistrationEvent } from './push-registration.types.ts'

const now = 2 * REFRESH_AFTER
const stored = { version: 1, accountId: 'p1', token: 'device-one' }

/** How the paths of push-registration are found. */
export const pushRegistrationModel = {
	machine: pushRegistrationMachine,
	inputs: {
		new: { accountId: 'p1', permission: 'default', now },
		allowed: { accountId: 'p1', permission: 'granted', now },
		refused: { accountId: 'p1', permission: 'denied', now },
		unsupported: { accountId: 'p1', permission: 'unsupported', now },
		registered: { accountId: 'p1', permission: 'granted', now, stored: { ...stored, at: now } },
		stale: {
			accountId: 'p1',
			permission: 'granted',
			now,
			stored: { ...stored, at: now - REFRESH_AFTER },
		},
	},
	events: {
		'push.requested': { type: 'push.requested' },
		'push.withdrawn': { type: 'push.withdrawn' },
		'permission.observed granted': { type: 'permission.observed', permission: 'granted' },
		'permission.observed denied': { type: 'permission.observed', permission: 'denied' },
		'permission.observed reset': { type: 'permission.observed', permission: 'default' },
	} satisfies Record<string, PushRegistrationEvent>,
	outcomes: {
		askPermission: {
			granted: { output: { kind: 'granted' } },
			denied: { output: { kind: 'denied' } },
			closed: { output: { kind: 'default' } },
			broken: { error: new Error('no window') },
		},
		awaitWorker: { active: { output: undefined }, broken: { error: new Error('no worker') } },
		registerDevice: {
			registered: { output: { token: 'device-one' } },
			unreachable: { error: new Error('offline') },
		},
		forgetDevice: {
			forgotten: { output: undefined },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { workerPatience: 10_000, refreshInterval: REFRESH_AFTER },
	effects: ['storeRegistration', 'discardRegistration'],
	project: ({ permission, token, age, isWanted, failure }: PushRegistrationContext) => ({
		permission,
		token,
		isStale: age > 0,
		isWanted,
		failure,
	}),
}
