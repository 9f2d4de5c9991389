const COOKIE = 'vidya_mode'
const YEAR_S = 31_536_000

const listeners = new Set<() => void>()

const refresh = (): void => {
	for (const tell of listeners) tell()
}

/**
 * Which side this browser keeps; a cookie, so that the server renders it too (HDR-14). In the
 * browser only.
 */
export const schoolModeStore = {
	isSchool: (): boolean => document.cookie.includes(`${COOKIE}=school`),
	set: (school: boolean): void => {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
		document.cookie = `${COOKIE}=school; path=/; max-age=${school ? YEAR_S : 0}; samesite=lax`
		refresh()
	},
	/** Another tab may have switched. */
	refresh,
	subscribe: (tell: () => void): (() => void) => {
		listeners.add(tell)
		return () => listeners.delete(tell)
	},
}
