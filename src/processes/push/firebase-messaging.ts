import { getApps, initializeApp } from '@firebase/app'
import { getMessaging, getToken, type Messaging, onMessage } from '@firebase/messaging'
import type { operations } from '#openapi/v1.gen.ts'

/** The name that the SDK gives to an app without one. */
const DEFAULT = '[DEFAULT]'

type Configuration = NonNullable<
	operations['getPushConfiguration']['responses'][200]['content']['application/json']['firebase']
>

/** The app of pushes; that of analytics has another name. */
const messagingOf = ({ vapidKey: _, ...settings }: Configuration): Messaging =>
	getMessaging(getApps().find(({ name }) => name === DEFAULT) ?? initializeApp(settings))

/**
 * Registers this browser with Firebase Cloud Messaging and answers its token; our own worker shows
 * what comes.
 */
export const registerWithFirebase = (
	configuration: Configuration,
	serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> =>
	getToken(messagingOf(configuration), {
		vapidKey: configuration.vapidKey,
		serviceWorkerRegistration,
	})

/** Calls back for each push that comes while the page is seen (NTF-03); returns how to stop. */
export const hearPushes = (configuration: Configuration, onPush: () => void): (() => void) =>
	onMessage(messagingOf(configuration), onPush)
