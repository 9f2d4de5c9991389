// Shows notifications outside of pages (NTF-02, NTF-03). Has no `fetch` handler.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

const show = ({ title = 'Vidya', body = '', route = '/profile/notifications' }) =>
	self.registration.showNotification(title, {
		body,
		icon: '/icon.svg',
		tag: route,
		data: { route },
	})

/**
 * A push that arrives while somebody looks goes to the page, in the words in which Firebase's SDK
 * hears of it (`onMessage`); else it is shown.
 */
const receive = async (push, payload) => {
	const seen = (await pages()).filter((page) => page.visibilityState === 'visible')
	for (const page of seen)
		page.postMessage({ ...payload, isFirebaseMessaging: true, messageType: 'push-received' })
	if (seen.length === 0) await show(push)
}

self.addEventListener('push', (event) => {
	const payload = event.data?.json() ?? {}
	const { notification = {}, data = {} } = payload
	event.waitUntil(receive({ ...notification, ...data }, payload))
})

const open = async (route) => {
	const url = new URL(route, self.location.origin)
	if (url.origin !== self.location.origin) return
	const [page] = await pages()
	if (!page) await self.clients.openWindow(url.href)
	else {
		await page.focus()
		page.postMessage({ type: 'notification.opened', route })
	}
}

self.addEventListener('notificationclick', (event) => {
	event.notification.close()
	event.waitUntil(open(event.notification.data?.route ?? '/profile/notifications'))
})
