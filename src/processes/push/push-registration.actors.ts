import { fromPromise } from 'xstate'
import { api } from '#api/client.ts'
import { idempotencyKey } from '#api/idempotency-key.ts'
import { newId } from '#api/new-id.ts'
import type { PushRegistrationActors } from '#machines/people/push/push-registration.types.ts'
import { activeWorker } from './push-worker.ts'

/**
 * The device's name: the push service's where one is configured, which may have changed; else the
 * known one, or one that is made here.
 */
const nameDevice = async (known: string | null, signal: AbortSignal): Promise<string> => {
	const { firebase } = (await api.GET('/user/push-configuration', { signal })).data!
	if (!firebase) return known ?? `page-${newId()}`
	const { registerWithFirebase } = await import('./firebase-messaging.ts')
	return registerWithFirebase(firebase, await activeWorker())
}

/**
 * Permission and service worker of the browser, and the device's name with the server (NTF-02).
 * Where no push service is configured nobody pushes by that name: an open page tells of what its
 * feed brings.
 */
export const pushRegistrationActors = {
	askPermission: fromPromise(async () => ({ kind: await Notification.requestPermission() })),
	awaitWorker: fromPromise(async () => {
		await activeWorker()
	}),
	registerDevice: fromPromise(async ({ input, signal }) => {
		const token = await nameDevice(input.token, signal)
		await api.POST('/user/fcm-token', {
			params: { header: idempotencyKey() },
			body: { token },
			signal,
		})
		return { token }
	}),
	forgetDevice: fromPromise(async ({ input: { token }, signal }) => {
		await api.POST('/user/forget-fcm-token', { body: { token }, signal })
	}),
} satisfies PushRegistrationActors
