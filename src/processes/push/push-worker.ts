/** Its own scope, below no page: it handles no requests, and leaves room for another worker. */
const SCOPE = '/push/'

/** The service worker that tells outside of pages, when it is active. */
export const activeWorker = async (): Promise<ServiceWorkerRegistration> => {
	const registration = await navigator.serviceWorker.register('/push-worker.js', { scope: SCOPE })
	const worker = registration.installing ?? registration.waiting ?? registration.active
	if (worker && worker.state !== 'activated')
		await new Promise<void>((resolve, reject) => {
			worker.addEventListener('statechange', () => {
				if (worker.state === 'activated') resolve()
				if (worker.state === 'redundant') reject(new Error('the worker was not installed'))
			})
		})
	return registration
}

/** The registration of an earlier visit, if there is one. */
export const knownWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
	navigator.serviceWorker.getRegistration(SCOPE)
