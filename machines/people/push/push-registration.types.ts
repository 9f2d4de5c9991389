import type { PromiseActorLogic } from 'xstate'

/** The browser's permission for notifications; `unsupported` if it has none. */
export type Permission = NotificationPermission | 'unsupported'

type NotificationPermission = 'default' | 'granted' | 'denied'

export type PushRegistrationInput = {
	accountId: string
	permission: Permission
	/** Stored value of an earlier registration; parsed with a version check. */
	stored?: unknown
	/** The present moment, ms of Unix time. */
	now: number
}

export type PushRegistrationContext = {
	accountId: string
	permission: Permission
	/** The name of this device with the server; null while it has none. */
	token: string | null
	/** How old the registration was when the page began, in ms. */
	age: number
	/** Requested on this page: a permission that is granted later is used immediately. */
	isWanted: boolean
	failure: 'noWorker' | 'unavailable' | null
}

export type PushRegistrationEvent =
	| { type: 'push.requested' }
	| { type: 'push.withdrawn' }
	/** The permission was changed in the settings of the browser. */
	| { type: 'permission.observed'; permission: Permission }

/** `offered` while notifications can be requested, `told` while this device is registered. */
export type PushRegistrationTag = 'busy' | 'offered' | 'told' | 'failed' | 'denied'

export type PushRegistrationActors = {
	/** Asks the person, in the words of the browser. */
	askPermission: PromiseActorLogic<{ kind: NotificationPermission }, void>
	/** Ends when the service worker is active. */
	awaitWorker: PromiseActorLogic<void, void>
	/** Registers this device with the server; fails when it did not answer. */
	registerDevice: PromiseActorLogic<{ token: string }, { token: string | null }>
	/** Takes it from the server again; fails when it did not answer. */
	forgetDevice: PromiseActorLogic<void, { token: string }>
}

export type PushRegistrationEffects = {
	/** Keeps the registration with the present time. */
	storeRegistration: (_: unknown, params: { accountId: string; token: string }) => void
	discardRegistration: () => void
}
