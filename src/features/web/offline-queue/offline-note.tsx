import { useSyncExternalStore } from 'react'
import { m } from '#i18n/messages'
import { EARLY_OFFLINE_ID } from '#ui/action/early-connection.ts'
import { OfflineFrame } from './offline-frame.tsx'

const follow = (tell: () => void) => {
	for (const change of ['online', 'offline']) window.addEventListener(change, tell)
	return () => {
		for (const change of ['online', 'offline']) window.removeEventListener(change, tell)
	}
}

/**
 * Says that the connection is lost as long as nothing is there that keeps changes for later
 * (OFF-01).
 */
export const OfflineNote = () => {
	const isOnline = useSyncExternalStore(
		follow,
		() => navigator.onLine,
		() => true,
	)
	return <OfflineFrame id={EARLY_OFFLINE_ID} said={m.offline_early()} isHidden={isOnline} />
}
