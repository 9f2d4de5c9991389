import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { plainPage } from '#server/platform/problems/plain-page.ts'
import { HTML } from '#server/platform/problems/problem-page.ts'
import type { AtlasBuild, AtlasState } from './atlas-build.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

/** Seconds after which the page that waits asks again. */
const AGAIN = 2

const page = (text: string, head = '') => plainPage({ title: 'Vidya atlas', text, head })

/** The answer at the atlas' addresses until the atlas is built. */
const waitingPage = ({ kind, done, of }: AtlasState): string => {
	if (kind === 'failed')
		return page(
			'<p>The atlas could not be built. The server’s log says why; <code>npm run build</code> tries again.</p>',
		)
	if (kind !== 'building')
		return page(
			'<p>The atlas is not built. Run <code>npm start</code> or <code>npm run build</code>.</p>',
		)
	const bar = of
		? `<p><progress max="${of}" value="${done}" aria-label="Machines read"></progress> ${done} of ${of} machines are read.</p>`
		: ''
	return page(
		`<p>The atlas is being built: it reads every machine and the history of its changes. This page opens it when it is ready.</p>${bar}`,
		`<meta http-equiv="refresh" content="${AGAIN}">`,
	)
}

const makeFolder = (folder: string) => {
	try {
		mkdirSync(folder, { recursive: true })
	} catch {
		// A folder that cannot be written to is served as it is.
	}
}

/**
 * The analysts' page at /atlas: its files, its facts, and its HTML for every address below; search
 * engines keep none of it.
 */
export const atlasRoutes = (site: string, build: AtlasBuild) => async (app: FastifyInstance) => {
	const home = join(site, 'atlas')
	app.addHook('onRequest', async (_, reply) => void reply.header('x-robots-tag', 'noindex'))
	const bare = { index: false as const, decorateReply: false, preCompressed: true }
	for (const name of ['assets', 'facts']) makeFolder(join(home, name))
	await app.register(files, {
		...bare,
		maxAge: YEAR_MS,
		immutable: true,
		root: join(home, 'assets'),
		prefix: '/atlas/assets/',
	})
	await app.register(files, {
		...bare,
		root: join(home, 'facts'),
		prefix: '/atlas/facts/',
		cacheControl: false,
		setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
	})
	for (const path of ['/atlas', '/atlas/*'])
		app.get(path, (_, reply) => {
			reply.header('cache-control', 'no-cache').type(HTML)
			const state = build.state()
			if (state.kind === 'built') return reply.send(readFileSync(join(home, 'index.html'), 'utf8'))
			return reply.code(503).header('retry-after', AGAIN).send(waitingPage(state))
		})
}
