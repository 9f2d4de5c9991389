/**
 * Listeners of the server's reachability, which pages report; the process comes with a later chunk.
 */
const listeners = new Set<() => void>()
let tell: (() => void) | null = null
let isAway = false

export const serverAway = {
	/** Says that a page, or a part of one, did not come. */
	report: (): void => {
		isAway = true
		tell?.()
	},
	/** Tells of reports, also of one from before. */
	follow: (listener: () => void): void => {
		tell = listener
		if (isAway) listener()
	},
	/** Reports that the server is back, so that listeners try again. */
	returned: (): void => {
		isAway = false
		for (const listener of [...listeners]) listener()
	},
	/** Calls when the server is back. @returns what ends it */
	onReturn: (listener: () => void): (() => void) => {
		listeners.add(listener)
		return () => void listeners.delete(listener)
	},
}
