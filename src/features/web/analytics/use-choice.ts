import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
	listeners.add(listener)
	window.addEventListener('storage', listener)
	return () => {
		listeners.delete(listener)
		window.removeEventListener('storage', listener)
	}
}

/**
 * Returns an answer that this browser keeps, and how to change it; null on the server, which does
 * not know.
 */
export const useChoice = (read: () => boolean, write: (isAllowed: boolean) => void) => {
	const isAllowed = useSyncExternalStore<boolean | null>(subscribe, read, () => null)
	const choose = (allowed: boolean) => {
		write(allowed)
		for (const listener of listeners) listener()
	}
	return { isAllowed, choose }
}
