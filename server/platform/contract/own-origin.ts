import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { Problem } from '#server/platform/problems/problem.ts'

/**
 * Refuses a call that a browser makes for another site's page. Browsers say so by Sec-Fetch-Site,
 * older ones by Origin; clients that are no browser send neither and carry no cookies they do not
 * know of. In production the site is where PUBLIC_URL says, whatever Host says.
 * @throws Problem 403 foreign-origin
 */
export const requireOwnOrigin = (config: Config, request: FastifyRequest): void => {
	const { origin, host } = request.headers
	const site = request.headers['sec-fetch-site']
	const isOwn = site
		? site === 'same-origin' || site === 'none'
		: !origin ||
			origin === new URL(config.publicUrl).origin ||
			(!config.isProduction && origin === `http://${host}`)
	if (!isOwn) throw new Problem(403, 'foreign-origin')
}
