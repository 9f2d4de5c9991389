import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { plainPage } from '#server/platform/problems/plain-page.ts'
import { HTML } from '#server/platform/problems/problem-page.ts'
import { escapeHtml } from '#server/platform/rendering/html.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** Pages of the team that were in the shop before there was an inbox (DSK-12). */
const moved: Readonly<Record<string, string>> = {
	'/community/moderation': '/desk/inbox?kind=report',
	'/profile/call-backs': '/desk/call-backs',
	'/profile/live-sessions': '/desk/live-sessions',
	'/profile/refunds/waiting': '/desk/inbox?kind=refund_request',
	'/profile/registrations/waiting': '/desk/live-sessions/registrations',
	'/profile/school-orders/transfers': '/desk/inbox?kind=school_transfer',
	'/profile/verifications': '/desk/inbox?kind=verification',
}

const unbuilt = () =>
	plainPage({
		title: 'Desk',
		text: '<p>The desk is not built. Run <code>npm start</code> or <code>npm run build</code>.</p>',
	})

/**
 * The desk of the shop's team at /desk: its files, and its HTML for every address below. The HTML
 * has the shop's name and no other data; the calls of the desk ask who is there (DSK-02).
 */
export const deskRoutes = (site: string, config: Config) => async (app: FastifyInstance) => {
	const home = join(site, 'desk')
	const index = join(home, 'index.html')
	const named = (html: string, language: 'en' | 'hi') => {
		const name = escapeHtml(config.site.brand[language])
		return html.replace('<head>', (tag) => `${tag}<meta name="application-name" content="${name}">`)
	}
	app.addHook('onRequest', async (_, reply) => void reply.header('x-robots-tag', 'noindex'))
	if (existsSync(site)) {
		mkdirSync(join(home, 'assets'), { recursive: true })
		await app.register(files, {
			root: join(home, 'assets'),
			prefix: '/desk/assets/',
			index: false,
			decorateReply: false,
			preCompressed: true,
			maxAge: YEAR_MS,
			immutable: true,
		})
	}
	for (const [path, to] of Object.entries(moved))
		app.get(path, (_, reply) => reply.redirect(to, 301))
	app.get<{ Params: { id: string } }>('/profile/live-sessions/:id', ({ params }, reply) =>
		reply.redirect(`/desk/live-sessions/${encodeURIComponent(params.id)}`, 301),
	)
	for (const path of ['/desk', '/desk/*'])
		app.get(path, (request, reply) => {
			reply.header('cache-control', 'no-cache').type(HTML)
			return existsSync(index)
				? reply.send(
						named(
							readFileSync(index, 'utf8'),
							request.cookies.PARAGLIDE_LOCALE === 'hi' ? 'hi' : 'en',
						),
					)
				: reply.code(503).send(unbuilt())
		})
}
