import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

const DAY_S = 24 * 60 * 60

/** Files whose names change with their contents: once stored, they are not requested again. */
export const assets = new CacheFirst({
	cacheName: 'assets',
	plugins: [new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 30 * DAY_S })],
})

/** Covers of resources, the last ones that were seen. */
export const covers = new CacheFirst({
	cacheName: 'covers',
	plugins: [
		new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
	],
})
