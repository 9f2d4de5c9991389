import { useEffect, useId, useSyncExternalStore } from 'react'

const shown: string[] = []
const listeners = new Set<() => void>()
const tell = () => {
	for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

/** Returns true if this is the first failure that the page shows: one cause is reported once. */
export const useFirstFailure = (): boolean => {
	const id = useId()
	useEffect(() => {
		shown.push(id)
		tell()
		return () => {
			shown.splice(shown.indexOf(id), 1)
			tell()
		}
	}, [id])
	const first = useSyncExternalStore(
		subscribe,
		() => shown[0] ?? id,
		() => id,
	)
	return first === id
}
