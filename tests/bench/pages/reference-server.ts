import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import files from '@fastify/static'
import Fastify from 'fastify'
import { build } from 'vite'
import { compressAssets } from '#build/compress-assets.ts'
import { compressAnswers } from '#server/platform/answers/compress-answers.ts'
import { keptAnswer, sendKept } from '#server/platform/answers/kept-answer.ts'

const HTML = 'text/html; charset=utf-8'
const site = resolve('dist')

/** A page's HTML without its scripts and without what fetches scripts. */
const withoutScripts = (html: string) =>
	html
		.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
		.replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')

const buildBareClient = (outDir: string) =>
	build({
		configFile: false,
		root: resolve(import.meta.dirname, 'bare-client'),
		base: '/bare/',
		logLevel: 'error',
		css: { postcss: {} },
		plugins: [compressAssets()],
		build: { outDir, target: 'es2022', emptyOutDir: true },
	})

/**
 * Serves the references, compressed like ours: every page of `origin` as a static page (its HTML
 * without scripts; same styles, fonts and pictures), and at `/bare/` the bare client, which fetches
 * the list from `origin`.
 */
export const openReferences = async (
	origin: string,
	{ folder, port, covers }: { folder: string; port: number; covers: string },
): Promise<{ origin: string; close: () => Promise<void> }> => {
	const bare = join(folder, 'bare')
	await buildBareClient(bare)
	const app = Fastify()
	compressAnswers(app)
	const lasting = { maxAge: 31_536_000_000, immutable: true, index: false as const }
	await app.register(files, { ...lasting, root: covers, prefix: '/covers/' })
	const built = { ...lasting, preCompressed: true, decorateReply: false }
	await app.register(files, { ...built, root: join(site, 'assets'), prefix: '/assets/' })
	await app.register(files, { ...built, root: join(bare, 'assets'), prefix: '/bare/assets/' })
	const client = keptAnswer(readFileSync(join(bare, 'index.html'), 'utf8'))
	app.get('/bare/', (request, reply) =>
		sendKept(request, reply, { answer: client, isNew: false, type: HTML }),
	)
	app.get('/v1/*', async (request, reply) => {
		const answer = await fetch(origin + request.url)
		return reply.type('application/json').send(await answer.text())
	})
	app.get('/icon.svg', (_, reply) => reply.sendFile('icon.svg', site))
	const kept = new Map<string, ReturnType<typeof keptAnswer>>()
	app.setNotFoundHandler(async (request, reply) => {
		const known = kept.get(request.url)
		const answer =
			known ?? keptAnswer(withoutScripts(await (await fetch(origin + request.url)).text()))
		kept.set(request.url, answer)
		return sendKept(request, reply.code(200), { answer, isNew: false, type: HTML })
	})
	await app.listen({ port, host: '127.0.0.1' })
	return { origin: `http://127.0.0.1:${port}`, close: () => app.close() }
}
