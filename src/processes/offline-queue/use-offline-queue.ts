import { useSyncExternalStore } from 'react'
import { offlineQueue } from './offline-queue.ts'

const none = () => null

/** The queue of what waits for the connection; null until it is loaded. */
export const useOfflineQueue = () =>
	useSyncExternalStore(offlineQueue.subscribe, offlineQueue.get, none)

/** Returns true if what cannot be sent now can be kept until the connection is back (OFF-01). */
export const useQueuesChanges = (): boolean => useOfflineQueue() !== null
