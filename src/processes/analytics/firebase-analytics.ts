import {
	type Analytics,
	getAnalytics,
	logEvent,
	setAnalyticsCollectionEnabled,
} from '@firebase/analytics'
import { initializeApp } from '@firebase/app'
import type { QueuedEvent } from '#machines/web/analytics/event-queue.types.ts'
import type { operations } from '#openapi/v1.gen.ts'

type Settings = NonNullable<
	operations['getSite']['responses'][200]['content']['application/json']['firebase_analytics']
>

let analytics: Analytics | null = null

/**
 * Counts an event with Firebase Analytics (ANA-01); starts it with the first one, as a separate
 * app, because pushes need settings that it does not have.
 */
export const countWithFirebase = (
	settings: Settings,
	{ name, properties }: Pick<QueuedEvent, 'name' | 'properties'>,
): void => {
	analytics ??= getAnalytics(initializeApp(settings, 'analytics'))
	setAnalyticsCollectionEnabled(analytics, true)
	logEvent(analytics, name as string, properties)
}

/** Ends all counting of this page, also what the SDK counts by itself. */
export const stopCounting = (): void => {
	if (analytics) setAnalyticsCollectionEnabled(analytics, false)
}
