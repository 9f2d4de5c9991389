import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#server/platform/config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** The headers that helmet sets with a policy. */
const headersWith = (
	policy: ReturnType<typeof contentSecurityPolicy>,
): Record<string, string | number> => {
	const headers: Record<string, string | number> = {}
	const response = {
		setHeader: (name: string, value: string | number) => {
			headers[name.toLowerCase()] = value
		},
		removeHeader: () => undefined,
	}
	helmet({ contentSecurityPolicy: policy })(
		{} as IncomingMessage,
		response as unknown as ServerResponse,
		(error) => {
			if (error) throw error
		},
	)
	return headers
}

/**
 * Allows the inline scripts that a page was rendered with, by their hashes, and the style
 * attributes of its pictures; style elements only where the code is served unbuilt.
 */
export const allowInline = (
	reply: FastifyReply,
	{ scripts: sources, styles }: { scripts: readonly string[]; styles: boolean },
): void => {
	const policy = String(reply.getHeader('content-security-policy'))
	const scripts = ["script-src 'self'", ...sources].join(' ')
	const allowed = policy.replace("script-src 'self'", scripts)
	reply.header(
		'content-security-policy',
		styles
			? allowed.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
			: `${allowed};style-src-attr 'unsafe-inline'`,
	)
}

/**
 * The headers that say something about a script, a style, a font or a picture; the others speak of
 * documents.
 */
const namesOfFiles = [
	'strict-transport-security',
	'x-content-type-options',
	'cross-origin-resource-policy',
]

/**
 * Files that we made ourselves, none of which is a document. Uploaded pictures and the site's own
 * icon keep every header.
 */
const isFile = (url: string): boolean => /^\/(assets|covers)\//.test(url)

/**
 * Sends helmet's headers with every answer; they are made once, for they depend on nothing but what
 * is asked for.
 */
export const sendSecurityHeaders = (app: FastifyInstance, config: Config): void => {
	const ofSite = headersWith(contentSecurityPolicy(config, false))
	const ofFiles = Object.fromEntries(namesOfFiles.map((name) => [name, ofSite[name]!]))
	// The diagrams of the atlas are SVG that brings its own style; no other page has inline styles.
	const ofAtlas = headersWith(contentSecurityPolicy(config, true))
	app.addHook('onRequest', (request, reply, done) => {
		const { url } = request
		reply.headers(isFile(url) ? ofFiles : /^\/atlas(\/|\?|$)/.test(url) ? ofAtlas : ofSite)
		done()
	})
}
