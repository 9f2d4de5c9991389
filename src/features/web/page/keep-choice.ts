/** A year, in seconds. */
const YEAR_S = 31_536_000

/**
 * Keeps what somebody chose in a cookie for a year, signing out or not; without a value it is
 * forgotten.
 */
export const keepChoice = (name: string, value: string | null): void => {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
	document.cookie = `${name}=${value ?? ''}; path=/; max-age=${value ? YEAR_S : 0}; samesite=lax`
}
