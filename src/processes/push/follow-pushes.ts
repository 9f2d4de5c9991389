import { api } from '#api/client.ts'
import type { PushRegistration } from './push-registration.ts'

/**
 * Calls back for each push that comes while the page is seen, on a device that is registered where
 * Firebase is configured. Its code is loaded for those alone.
 */
export const followPushes = async (push: PushRegistration, onPush: () => void): Promise<void> => {
	await new Promise<void>((resolve) => {
		const check = () => push.getSnapshot().hasTag('told') && resolve()
		push.subscribe(check)
		check()
	})
	const { firebase } = (await api.GET('/user/push-configuration')).data!
	if (!firebase) return
	const { hearPushes } = await import('./firebase-messaging.ts')
	const stop = hearPushes(firebase, onPush)
	push.subscribe({ complete: stop })
}
