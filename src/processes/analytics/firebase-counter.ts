import { api } from '#api/client.ts'
import type { QueuedEvent } from '#machines/web/analytics/event-queue.types.ts'
import { isFirebaseAllowed } from './firebase-choice.ts'

const ask = async () => (await api.GET('/site')).data!.firebase_analytics

let settings: ReturnType<typeof ask> | null = null

/**
 * Has Google count an event too, where Firebase is configured and the browser's user allowed it
 * (ANA-01, PRI-02). A failure is only logged.
 */
export const countElsewhere = async (event: QueuedEvent): Promise<void> => {
	if (!isFirebaseAllowed()) return
	try {
		settings ??= ask()
		const app = await settings
		if (!app) return
		const { countWithFirebase } = await import('./firebase-analytics.ts')
		countWithFirebase(app, event)
	} catch (error) {
		settings = null
		console.info('an event was not counted elsewhere', error)
	}
}
