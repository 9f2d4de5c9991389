import { getApps, initializeApp } from '@firebase/app'
import { getMessaging, getToken } from '@firebase/messaging'
import type { operations } from '#openapi/v1.gen.ts'

type Configuration = NonNullable<
  operations['getPushConfiguration']['responses'][200]['content']['application/json']['firebase']
>

/**
 * Registers this browser with Firebase Cloud Messaging and answers its token; our own worker shows
 * what comes. Loaded when it is first needed.
 */
export const registerWithFirebase = (
  { vapidKey, ...settings }: Configuration,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> => {
  const app = getApps()[0] ?? initializeApp(settings)
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration })
}
