import { type ActorRefFrom, createActor } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { pushRegistrationMachine } from '#machines/people/push/push-registration.machine.ts'
import { writeRegistration } from '#machines/people/push/push-registration.rules.ts'
import type { Permission } from '#machines/people/push/push-registration.types.ts'
import { observe } from '#processes/journey/observe.ts'
import { pushRegistrationActors } from './push-registration.actors.ts'

const KEY = 'vidya.push'

export type PushRegistration = ActorRefFrom<typeof pushRegistrationMachine>

const isSupported = () => 'Notification' in window && 'serviceWorker' in navigator

const permission = (): Permission => (isSupported() ? Notification.permission : 'unsupported')

const machine = pushRegistrationMachine.provide({
	actors: pushRegistrationActors,
	actions: {
		storeRegistration: (_, { accountId, token }) =>
			writeStored(KEY, writeRegistration(accountId, { token, at: Date.now() })),
		discardRegistration: () => writeStored(KEY, null),
	},
})

/** Reports what is changed in the settings of the browser. */
const followPermission = async (push: PushRegistration) => {
	const status = await navigator.permissions.query({ name: 'notifications' })
	status.addEventListener('change', () =>
		push.send({ type: 'permission.observed', permission: permission() }),
	)
}

const start = (accountId: string): PushRegistration => {
	const push = createActor(machine, {
		inspect: observe,
		input: { accountId, permission: permission(), stored: readStored(KEY), now: Date.now() },
	})
	push.start()
	if (isSupported())
		followPermission(push).catch((error: unknown) =>
			console.info('the settings of the browser are not followed', error),
		)
	return push
}

let current: { accountId: string; push: PushRegistration } | null = null

/** The registration of this device for an account, one a tab; that of another account ends. */
export const pushRegistrationOf = (accountId: string): PushRegistration => {
	if (current?.accountId !== accountId) {
		current?.push.stop()
		current = { accountId, push: start(accountId) }
	}
	return current.push
}
