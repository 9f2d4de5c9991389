import { useSyncExternalStore } from 'react'

const follow = (tell: () => void) => {
	for (const change of ['online', 'offline']) window.addEventListener(change, tell)
	return () => {
		for (const change of ['online', 'offline']) window.removeEventListener(change, tell)
	}
}

/** Returns true if the browser knows of a connection; true on the server. */
export const useIsOnline = (): boolean =>
	useSyncExternalStore(
		follow,
		() => navigator.onLine,
		() => true,
	)
