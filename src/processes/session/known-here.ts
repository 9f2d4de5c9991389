const COOKIE = 'vidya_known=1'
const YEAR_S = 31_536_000

/**
 * Returns true if somebody was signed in on this browser before; tells nothing of who, and outlives
 * signing out. In the browser only.
 */
export const knownHere = {
	read: (): boolean => document.cookie.includes(COOKIE),
	note: (): void => {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
		document.cookie = `${COOKIE}; path=/; max-age=${YEAR_S}; samesite=lax`
	},
}
