/**
 * Returns true if this page is the shell that is kept for the time without a connection (OFF-01):
 * it was rendered without a page in it, some time ago.
 */
export const isKeptShell = (): boolean =>
	!import.meta.env.SSR && document.documentElement.dataset.shell !== undefined
