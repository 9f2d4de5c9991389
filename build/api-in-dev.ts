import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { writeContract } from './contract/write-contract.ts'

type Api = {
	routing: (req: IncomingMessage, res: ServerResponse) => void
	close: () => Promise<unknown>
}

const servedByApi = /^\/(v1|docs|dev\/mail|sandbox|covers|uploads)(\/|\.|\?|$)/

const ofContract = /^openapi\/[^/]+(?<!\.gen)\.yaml$/

/** Files that the server runs: its own, shared rules and status machines. */
const ofServer = /^(server|domain|demo)\/|^machines\/(.*-status\.(machine|rules)|kit\/status)\.ts$/

/**
 * Returns true if an edit of this file changes what the API answers.
 * @param path from the root of the repository
 */
export const isOfApi = (path: string): boolean =>
	[ofContract, ofServer].some((files) => files.test(path.replaceAll('\\', '/')))

/**
 * Files that the browser loads for a page without a build: Vite's client, the styles and the
 * unbuilt code.
 */
const filesInDev = {
	routes: {
		__root__: {
			css: ['/src/theme/global.css'],
			scripts: [
				{ attrs: { type: 'module', src: '/@vite/client' } },
				{ attrs: { type: 'module', src: '/@id/@vitejs/plugin-react/preamble' } },
				{ attrs: { type: 'module', src: '/src/main.tsx' } },
			],
		},
	},
}

/**
 * Mounts the server in the dev server, so that one process serves API and pages and reloads both.
 */
export const apiInDev = (): Plugin => ({
	name: 'vidya-api-in-dev',
	apply: 'serve',
	configureServer(vite) {
		if (process.env.VITEST) return
		const load = async (): Promise<Api> => {
			const { openServer } = await vite.ssrLoadModule('/server/open-server.ts')
			const service = await openServer({ ...process.env, PUBLIC_PAGES: '0' }, async () => ({
				manifestOf: () => filesInDev,
				injectsStyles: true,
				renderPage: async (page: unknown) =>
					(await vite.ssrLoadModule('/src/app/render.tsx')).renderPage(page),
			}))
			return { routing: service.app.routing, close: service.close }
		}
		const report = (error: Error) => vite.config.logger.error(error.stack ?? String(error))
		let api = load()
		api.catch(report)
		vite.watcher.on('change', (file) => {
			const path = relative(vite.config.root, file)
			if (!isOfApi(path)) return
			api = api
				.then(
					(running) => running.close(),
					() => undefined,
				)
				.then(() => (ofContract.test(path) ? writeContract() : undefined))
				.then(() => {
					vite.environments.ssr.moduleGraph.invalidateAll()
					return load()
				})
			api.then(() => vite.config.logger.info('api reloaded'), report)
		})
		vite.middlewares.use((req, res, next) => {
			if (!servedByApi.test(req.url ?? '')) return next()
			api.then((running) => running.routing(req, res), next)
		})
		// Vite answers for the code; what is left is a page.
		const servePages = () => {
			vite.middlewares.use((req, res, next) => {
				api.then((running) => running.routing(req, res), next)
			})
		}
		vite.httpServer?.on('close', () => void api.then((running) => running.close()))
		return servePages
	},
})
