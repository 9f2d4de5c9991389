const builtFiles = (): string[] =>
	performance
		.getEntriesByType('resource')
		.map(({ name }) => new URL(name))
		.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
		.map(({ pathname }) => pathname)

const entry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src

/** Returns the variant of a shell: build, language, theme and side. */
const lookNow = (): string => {
	const { lang, dataset } = document.documentElement
	return JSON.stringify([entry() ?? '', lang, dataset.theme ?? '', dataset.mode ?? ''])
}

/**
 * Registers the worker that serves pages without a connection (OFF-01). A new one takes over when
 * no page of the old one is open.
 * @returns tells it whose shell to keep, together with the built files that this page has loaded
 */
export const registerPageWorker = async (): Promise<(accountId: string | null) => void> => {
	await navigator.serviceWorker.register('/worker.js')
	const { active } = await navigator.serviceWorker.ready
	return (accountId) =>
		active?.postMessage({
			type: 'shell.wanted',
			account: accountId ?? 'nobody',
			look: lookNow(),
			files: builtFiles(),
		})
}
