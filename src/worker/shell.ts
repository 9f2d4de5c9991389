import { assets } from './assets.ts'

const CACHE = 'shell'
const SHELL = '/offline-shell'
const KEY = '/offline-shell/key'

/** Built files that a page's HTML names. */
const filesOf = (html: string): string[] => [
	...new Set([...html.matchAll(/\/assets\/[\w./~-]+\.(?:js|css|woff2)/g)].map(([path]) => path)),
]

const keepFiles = (paths: readonly string[], event: ExtendableEvent) =>
	Promise.all(paths.map((path) => assets.handle({ event, request: new Request(path) })))

/** A page's request to store its shell. */
export type ShellWish = {
	/** Id of the account, or of nobody. */
	account: string
	/** Build, language, theme and side: the shell is fetched again when one of them changes. */
	look: string
	/** Built files that the page has loaded. */
	files: readonly string[]
}

/** The page that renders any other in the browser; undefined before one has been kept. */
export const readShell = async (): Promise<Response | undefined> =>
	(await caches.open(CACHE)).match(SHELL)

/**
 * Stores the shell and the built files that it and the requesting page need. Files that cannot be
 * fetched now are fetched when the next page asks.
 */
export const keepShell = async (
	event: ExtendableEvent,
	{ account, look, files }: ShellWish,
): Promise<void> => {
	const cache = await caches.open(CACHE)
	const kept = (await (await cache.match(KEY))?.text()) ?? ''
	// The previous account's shell is never shown, whether a new one can be fetched or not.
	if (!kept.startsWith(`${account} `)) await cache.delete(SHELL)
	await keepFiles(files, event)
	if (kept === `${account} ${look}`) return
	const shell = await fetch(SHELL, { credentials: 'same-origin' })
	if (!shell.ok) return
	await keepFiles(filesOf(await shell.clone().text()), event)
	await cache.put(SHELL, shell)
	await cache.put(KEY, new Response(`${account} ${look}`))
}
