import { readStored, writeStored } from '#api/versioned-storage.ts'
import { readChanges, storedChanges } from '#machines/web/offline-queue/offline-queue.rules.ts'
import type { QueuedChange } from '#machines/web/offline-queue/offline-queue.types.ts'

const KEY = 'vidya.changes'

/** Stores the changes that wait for the connection, for every tab of this browser (OFF-01). */
export const queueStorage = {
	read: (): unknown => readStored(KEY),
	write: (changes: readonly QueuedChange[]): void =>
		writeStored(KEY, changes.length > 0 ? storedChanges(changes) : null),
	/** Returns true if no other tab has sent or withdrawn it. */
	holds: (id: string): boolean => readChanges(readStored(KEY)).some((change) => change.id === id),
	/** Told when another tab changes it. */
	onChange: (listener: () => void): void =>
		window.addEventListener('storage', ({ key }) => {
			if (key === KEY || key === null) listener()
		}),
}
