import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '#server/people/session/token.rules.ts'
import { sendKept } from '#server/platform/answers/kept-answer.ts'
import type { Caller } from '#server/platform/contract/inside-calls.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { ChargeVisitor } from '#server/platform/limits/visitor-limit.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { HTML, problemPages } from '#server/platform/problems/problem-page.ts'
import { allowInline } from '#server/platform/rendering/security-headers.ts'
import { type SiteFacts, spokenLanguage } from '#server/platform/site-settings.ts'
import { atlasRoutes } from './atlas.routes.ts'
import { type AtlasBuild, createAtlasBuild } from './atlas-build.ts'
import { certificatePictureRoutes } from './certificate-picture.routes.ts'
import { deskRoutes } from './desk.routes.ts'
import { createPages } from './page.service.ts'
import { loadBuiltRenderer, type Renderer, site } from './renderer.ts'
import type { Looks, RenderedPage } from './rendering.ts'
import { sitemapRoutes } from './sitemap.routes.ts'
import { webManifestRoutes } from './web-manifest.routes.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** Calls that a rendered page counts as, for limits. */
const CALLS_OF_PAGE = 10

/** Tracking parameters of mail services, messengers and advertisements; no page reads them. */
const isTracking = (name: string): boolean =>
	/^(utm_.*|mc_[ce]id|fbclid|gclid|gbraid|wbraid|dclid|msclkid|igshid?)$/.test(name)

/**
 * Returns path and search of a request without tracking parameters. The request line may name a
 * host (RFC 9112, 3.2.2). Keeps one leading slash, because two would redirect to another site.
 */
const hrefOf = ({ url }: FastifyRequest): string => {
	const asked = new URL(url.startsWith('/') ? `http://any.invalid${url}` : url)
	const { search, searchParams } = asked
	const pathname = asked.pathname.replace(/^\/+/, '/')
	const tracking = [...searchParams.keys()].filter(isTracking)
	if (tracking.length === 0) return pathname + search
	for (const name of tracking) searchParams.delete(name)
	return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

const looksOf = ({ cookies }: FastifyRequest, caller: Caller, site: SiteFacts): Looks => ({
	locale: spokenLanguage(site, cookies.PARAGLIDE_LOCALE),
	theme: ['light', 'dark'].find((theme) => theme === cookies.vidya_theme) ?? 'system',
	school: caller !== null && cookies.vidya_mode === 'school',
})

/** Lets shared caches store only answers without cookies, and revalidate them in the background. */
const cacheControl = (page: RenderedPage, looks: Looks, caller: Caller) => {
	if (caller || page.status >= 500) return 'private, no-store'
	return looks.locale === 'en' && looks.theme === 'system'
		? 'public, max-age=0, s-maxage=60, stale-while-revalidate=240'
		: 'private, no-cache'
}

/** The site: built files, each page rendered by its routes, and robots.txt. */
export const pageRoutes =
	(
		deps: Deps,
		charge: ChargeVisitor,
		loadRenderer: () => Promise<Renderer | null> = loadBuiltRenderer,
		atlas: AtlasBuild = createAtlasBuild(site),
	) =>
	async (app: FastifyInstance) => {
		const { publicUrl } = deps.config
		const lasting = { maxAge: YEAR_MS, immutable: true, index: false as const }
		if (existsSync(site)) {
			await app.register(files, {
				...lasting,
				root: join(site, 'assets'),
				prefix: '/assets/',
				// A route for each file: with one for all, each request would read the whole folder for its
				// names.
				wildcard: false,
				globIgnore: ['**/*.{br,gz}'],
				preCompressed: true,
				decorateReply: false,
			})
			await app.register(files, {
				root: site,
				index: false,
				wildcard: false,
				decorateReply: false,
				preCompressed: true,
				globIgnore: [
					'robots.txt',
					'vidya.webmanifest',
					'**/*.{br,gz}',
					'rendering/**',
					'assets/**',
					'atlas/**',
					'desk/**',
					'.vite/**',
				],
			})
		}

		if (deps.config.showsDocs) await app.register(atlasRoutes(site, atlas))
		await app.register(deskRoutes(site, deps.config))

		await app.register(webManifestRoutes(site, deps.config))
		await app.register(certificatePictureRoutes(deps.config, site))

		app.get('/robots.txt', (_, reply) =>
			reply
				.type('text/plain')
				.send(
					`User-agent: *\nDisallow: /profile\nDisallow: /cart\nDisallow: /atlas\nDisallow: /desk\nDisallow: /dev\nDisallow: /sandbox\nDisallow: /offline-shell\nSitemap: ${publicUrl}/sitemap.xml\n`,
				),
		)

		await app.register(sitemapRoutes(deps))

		const pages = createPages(app, deps)
		let renderer: Promise<Renderer | null> | undefined

		const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
			renderer ??= loadRenderer()
			const loaded = await renderer
			if (!loaded) return reply.code(503).type(HTML).send(problemPages.unbuilt)
			const caller = await pages.findCaller(request.cookies[SESSION_COOKIE])
			const looks = looksOf(request, caller, deps.config.site)
			let wait: number | null = null
			const mayRender = async () => {
				wait = await charge(request, CALLS_OF_PAGE)
				return wait === null
			}
			const found = await pages.find(loaded, hrefOf(request), { looks, caller, mayRender })
			if (!found)
				return reply
					.code(429)
					.header('retry-after', Math.ceil((wait ?? 60_000) / 1000))
					.header('cache-control', 'private, no-store')
					.type(HTML)
					.send(problemPages.tooMany)
			const { page, isNew } = found
			const { status, location, answer, scripts } = page
			reply
				.code(status)
				.header('cache-control', cacheControl(page, looks, caller))
				.header('vary', 'accept-encoding, cookie')
			if (status === 503) reply.header('retry-after', '1')
			if (location) return reply.header('location', location).send()
			allowInline(reply, { scripts, styles: loaded.injectsStyles ?? false })
			return sendKept(request, reply, { answer, isNew, type: HTML })
		}

		app.setNotFoundHandler((request, reply) => {
			const path = request.url.split('?')[0]!
			const wantsPage =
				['GET', 'HEAD'].includes(request.method) &&
				!/^\/(v1|covers|assets|atlas\/(assets|facts)|sandbox|dev|uploads)\//.test(path)
			if (!wantsPage) throw new Problem(404, 'unknown-path')
			return sendPage(request, reply).catch((error: unknown) => {
				if (error instanceof Problem) throw error
				deps.log.error({ code: codeOf(error) }, 'a page was not rendered')
				return reply
					.code(500)
					.header('cache-control', 'private, no-store')
					.type(HTML)
					.send(problemPages.failed)
			})
		})
	}
