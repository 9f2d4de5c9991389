import { type Handlers, requireAccount } from '#server/platform/contract/contract.ts'
import type { Deps } from '#server/platform/deps.ts'
import { forgetDevice, registerDevice } from './push.service.ts'

/** NTF-02: devices that want push messages. */
export const pushHandlers = (deps: Deps): Handlers => ({
	registerPushToken: async (call) => {
		const device = {
			token: call.body.token,
			accountId: requireAccount(call).id,
			sessionId: call.request.sessionId,
			now: deps.clock(),
		}
		await registerDevice(deps.db, device)
		return { status: true }
	},

	getPushConfiguration: async () => {
		const { FIREBASE_CONFIG: app, FIREBASE_VAPID_KEY: vapidKey } = deps.config
		if (!app || !vapidKey) return { firebase: null }
		const { measurementId: _, ...settings } = app
		return { firebase: { ...settings, vapidKey } }
	},

	forgetPushToken: async (call) => {
		await forgetDevice(deps.db, { token: call.body.token, accountId: requireAccount(call).id })
		return { status: true }
	},
})
