import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { pushRegistrationMachine } from '#machines/people/push/push-registration.machine.ts'
import { followPushes } from '#processes/push/follow-pushes.ts'

afterEach(() => vi.unstubAllGlobals())

const firebase = {
	apiKey: 'k',
	projectId: 'vidya-test',
	messagingSenderId: '1',
	appId: 'a',
	vapidKey: 'v',
}

/** A device that is registered for pushes. */
const registered = () =>
	createActor(pushRegistrationMachine, {
		input: {
			accountId: 'a1',
			permission: 'granted',
			stored: { version: 1, accountId: 'a1', token: 't1', at: Date.now() },
			now: Date.now(),
		},
	}).start()

/** Says to the page what our service worker says of a push, in the words of Firebase's SDK. */
const push = (messageType: string) =>
	navigator.serviceWorker.dispatchEvent(
		new MessageEvent('message', {
			data: { isFirebaseMessaging: true, messageType, data: { route: '/quiz' }, from: '1' },
		}),
	)

test('NTF-03 where Firebase is configured, a push that comes while the page is seen arrives once, by the SDK', async () => {
	vi.stubGlobal('fetch', async () => Response.json({ firebase }))
	const device = registered()
	expect(device.getSnapshot().hasTag('told')).toBe(true)
	const told = vi.fn()
	await followPushes(device, told)
	push('push-received')
	await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
})

test('NTF-03 where Firebase is not configured nothing of it is loaded, and a push does not arrive', async () => {
	vi.stubGlobal('fetch', async () => Response.json({ firebase: null }))
	const told = vi.fn()
	await followPushes(registered(), told)
	push('push-received')
	expect(told).not.toHaveBeenCalled()
})
