const LOST_PART = 'LostPart'

/**
 * Distinguishes a chunk that could not be fetched offline from one that a newer version removed.
 * For the latter the router reloads the page; offline that would end at the browser's own error
 * page (OFF-01). Call once, before pages load.
 */
export const tellLostParts = (): void =>
	window.addEventListener('vite:preloadError', ({ payload }) => {
		if (navigator.onLine) return
		Object.assign(payload, { name: LOST_PART, message: `No connection: ${payload.message}` })
	})

/** Returns true if a page failed for a missing chunk: only a reload helps. */
export const isLostPart = (error: unknown): boolean =>
	error instanceof Error && error.name === LOST_PART
