import { clientsClaim } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { assets, covers } from './assets.ts'
import { keepShell, readShell, type ShellWish } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

clientsClaim()
self.addEventListener('activate', (event) =>
	event.waitUntil(self.registration.navigationPreload?.enable()),
)

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/covers/'), covers)

const network = new NetworkOnly({ networkTimeoutSeconds: 15 })

/**
 * A page comes from the server; where it does not answer, the kept shell renders it from what was
 * read before (OFF-01).
 */
registerRoute(
	new NavigationRoute(
		async (options) => {
			try {
				return await network.handle(options)
			} catch (error) {
				const shell = await readShell()
				if (shell) return shell
				throw error
			}
		},
		{ denylist: [/^\/(v1|dev|desk|sandbox|atlas|docs|uploads|push)(\/|$)/, /^[^?]*\.\w+(\?|$)/] },
	),
)

self.addEventListener('message', (event) => {
	const { type, ...wish } = event.data as { type: string } & ShellWish
	if (type === 'shell.wanted') event.waitUntil(keepShell(event, wish))
})
