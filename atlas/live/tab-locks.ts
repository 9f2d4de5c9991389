/**
 * The name of the lock that a tab of the product holds while it lives; the product names it so too.
 */
const lockOf = (tab: string): string => `vidya-atlas ${tab}`

/**
 * Detects that a tab ended without a message. Each tab holds a browser lock, which passes to the
 * next waiter when the tab ends, however it ends. Messages at intervals would not do: timers of a
 * hidden tab run once a minute, those of a frozen one not at all, so it would count as ended.
 * @param vanished called with a tab that has ended
 */
export const tabWatch = (vanished: (tab: string) => void) => {
	const waiting = new Map<string, AbortController>()
	const over = (tab: string) => {
		waiting.get(tab)?.abort()
		waiting.delete(tab)
	}
	return {
		/** Begins to wait for a tab's end; a tab that is waited for already stays so. */
		watch: (tab: string): void => {
			if (waiting.has(tab)) return
			const control = new AbortController()
			waiting.set(tab, control)
			navigator.locks
				.request(lockOf(tab), { signal: control.signal }, () => {
					if (waiting.get(tab) !== control) return
					waiting.delete(tab)
					vanished(tab)
				})
				.catch(() => undefined)
		},
		/** The tab said itself that it closes. */
		over,
	}
}
