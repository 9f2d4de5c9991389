import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type KeptAnswer, keptAnswer } from '#server/platform/answers/kept-answer.ts'
import { type Caller, PASS_HEADER } from '#server/platform/contract/inside-calls.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { RenderQueue } from './render-queue.ts'
import type { PageRequest, Renderer } from './renderer.ts'

/** Inputs of a page's HTML besides its address and caller. */
export type Looks = Pick<PageRequest, 'locale' | 'theme' | 'school'>

/** A rendered page, or where its address leads now. */
export type RenderedPage = {
	status: number
	location: string | null
	answer: KeptAnswer
	/** The inline scripts that it may run, as sources of a Content-Security-Policy. */
	scripts: string[]
}

/** The page that a browser stores for offline use (OFF-01). */
const SHELL = '/offline-shell'

const inlineScript = /<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g

const sourcesOf = (html: string): string[] =>
	[...html.matchAll(inlineScript)].map(
		([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
	)

/**
 * Calls of the routes stay in this process; they count for nobody's limit of requests.
 * @param note hears the status of each answer
 */
const sendInside =
	(app: FastifyInstance, pass: string, note: (status: number) => void): PageRequest['send'] =>
	async (request) => {
		const { pathname, search } = new URL(request.url)
		const { statusCode, headers, rawPayload } = await app.inject({
			method: request.method as 'GET',
			url: pathname + search,
			headers: { [PASS_HEADER]: pass },
		})
		note(statusCode)
		const body = statusCode === 204 || statusCode === 304 ? null : new Uint8Array(rawPayload)
		const type = String(headers['content-type'] ?? 'text/plain')
		return new Response(body, { status: statusCode, headers: { 'content-type': type } })
	}

/**
 * Renders pages when it is their turn. One that fails because a call of it was refused has status
 * 503.
 * @throws Problem 503 busy where too many wait
 */
export const createRendering =
	(app: FastifyInstance, deps: Deps, queue: RenderQueue) =>
	(
		{ renderPage, manifestOf }: Renderer,
		href: string,
		looks: Looks,
		caller: Caller,
	): Promise<RenderedPage> =>
		queue.run(() =>
			deps.insideCalls.during(caller, async (pass) => {
				const isShell = href === SHELL
				let wasRefused = false
				const { status, location, html } = await renderPage({
					...looks,
					href: isShell ? '/' : href,
					shell: isShell,
					assumed: caller ? 'signedIn' : 'signedOut',
					origin: deps.config.publicUrl,
					site: deps.config.site,
					manifest: manifestOf(looks.locale),
					send: sendInside(app, pass, (answered) => {
						wasRefused ||= answered === 503
					}),
				})
				return {
					status: status >= 500 && wasRefused ? 503 : status,
					location,
					answer: keptAnswer(html),
					scripts: sourcesOf(html),
				}
			}),
		)
