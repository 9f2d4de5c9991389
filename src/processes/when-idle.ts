/** At the latest, in ms: a browser that paints nothing may never tell of a moment without work. */
const LATEST = 1000

/** Works when the browser has nothing else to do, at the latest after a second. */
export const whenIdle = (work: () => void): void => {
	if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST })
	else setTimeout(work)
}
