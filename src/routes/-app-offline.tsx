import { lazy, Suspense } from 'react'
import { useOfflineQueue } from '#processes/offline-queue/use-offline-queue.ts'

const OfflineBar = lazy(async () => ({
  default: (await import('#features/offline/offline-bar.tsx')).OfflineBar,
}))

/** What is said of a lost connection and of what waits for it (OFF-01), fetched while there still is one. */
export const AppOffline = () => {
  const queue = useOfflineQueue()
  return queue ? (
    <Suspense>
      <OfflineBar queue={queue} />
    </Suspense>
  ) : null
}
