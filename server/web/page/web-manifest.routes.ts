import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'

/**
 * The manifest of the installed app (W3C Application Manifest), under the shop's name (DSK-01). Its
 * address stays over a change of the name, so that installed apps find it.
 */
export const webManifestRoutes = (site: string, config: Config) => async (app: FastifyInstance) => {
	const file = join(site, 'vidya.webmanifest')
	app.get('/vidya.webmanifest', (_, reply) => {
		if (!existsSync(file)) return reply.callNotFound()
		const { en: name } = config.site.brand
		const manifest = { ...JSON.parse(readFileSync(file, 'utf8')), name, short_name: name }
		return reply
			.type('application/manifest+json')
			.header('cache-control', 'public, max-age=3600')
			.send(JSON.stringify(manifest))
	})
}
