import { lazy, Suspense } from 'react'
import { OfflineNote } from '#features/web/offline-queue/offline-note.tsx'
import { useOfflineQueue } from '#processes/offline-queue/use-offline-queue.ts'

const OfflineBar = lazy(async () => ({
	default: (await import('#features/web/offline-queue/offline-bar.tsx')).OfflineBar,
}))

/** The notice of a lost connection, from the first moment, and of changes that wait (OFF-01). */
export const AppOffline = () => {
	const queue = useOfflineQueue()
	return queue ? (
		<Suspense fallback={<OfflineNote />}>
			<OfflineBar queue={queue} />
		</Suspense>
	) : (
		<OfflineNote />
	)
}
