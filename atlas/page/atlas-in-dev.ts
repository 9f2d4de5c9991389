import { resolve } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

/**
 * Mounts the atlas' page, which has its own build, in the shop's dev server; it starts on the first
 * request.
 */
export const atlasInDev = (): Plugin => ({
	name: 'vidya-atlas-in-dev',
	apply: 'serve',
	configureServer(vite) {
		if (process.env.VITEST) return
		let atlas: Promise<ViteDevServer> | undefined
		const open = () =>
			createServer({
				configFile: resolve(import.meta.dirname, 'vite.config.ts'),
				server: {
					middlewareMode: true,
					hmr: vite.httpServer ? { server: vite.httpServer } : false,
				},
			} as Parameters<typeof createServer>[0])
		vite.middlewares.use((req, res, next) => {
			if (!/^\/atlas(\/|\?|$)/.test(req.url ?? '')) return next()
			if (/^\/atlas(\?|$)/.test(req.url ?? '')) req.url = req.url!.replace('/atlas', '/atlas/')
			atlas ??= open()
			atlas.then((server) => server.middlewares(req, res, next), next)
		})
		vite.httpServer?.on('close', () => void atlas?.then((server) => server.close()))
	},
})
