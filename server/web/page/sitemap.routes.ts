import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { countSitemaps, sitemapPaths } from './sitemap.service.ts'

const send = (reply: FastifyReply, xml: Readable) =>
	reply.header('cache-control', 'public, max-age=3600').type('application/xml').send(xml)

/** sitemap.xml lists the sitemaps, each of at most 50,000 addresses (sitemaps.org). */
export const sitemapRoutes = (deps: Deps) => async (app: FastifyInstance) => {
	const { publicUrl } = deps.config

	app.get('/sitemap.xml', async (_, reply) => {
		const { SitemapIndexStream } = await import('sitemap')
		const count = await countSitemaps(deps.db)
		const urls = Array.from({ length: count }, (_, i) => `${publicUrl}/sitemap-${i + 1}.xml`)
		return send(reply, Readable.from(urls).pipe(new SitemapIndexStream()))
	})

	app.get<{ Params: { number: string } }>(
		'/sitemap-:number(^[1-9]\\d{0,3}$).xml',
		async (request, reply) => {
			const { SitemapStream } = await import('sitemap')
			const number = Number(request.params.number)
			if (number > (await countSitemaps(deps.db))) throw new Problem(404, 'unknown-path')
			const paths = Readable.from(sitemapPaths(deps.db, number, deps.clock()))
			return send(reply, paths.pipe(new SitemapStream({ hostname: publicUrl })))
		},
	)
}
