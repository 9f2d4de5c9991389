import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'

const types: Record<string, string> = {
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.jpeg': 'image/jpeg',
	'.webp': 'image/webp',
}

/**
 * NAV-09: the picture of the company's registration: the file that the settings name, or the
 * specimen of the demo company.
 * @param site folder of the built site
 */
export const certificatePictureRoutes =
	({ REGISTRATION_CERTIFICATE }: Config, site: string) =>
	async (app: FastifyInstance) => {
		const file = REGISTRATION_CERTIFICATE ?? join(site, 'registration-certificate.svg')
		app.get('/registration-certificate', async (_, reply) => {
			const picture = await readFile(file).catch(() => null)
			if (!picture) return reply.callNotFound()
			return reply
				.type(types[extname(file).toLowerCase()]!)
				.header('cache-control', 'public, max-age=3600')
				.send(picture)
		})
	}
