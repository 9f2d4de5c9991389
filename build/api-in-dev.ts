import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

type Api = {
  routing: (req: IncomingMessage, res: ServerResponse) => void
  close: () => Promise<unknown>
}

const servedByApi = /^\/(v1|docs|dev\/mail|sandbox|covers|uploads)(\/|\.|\?|$)/

/** Mounts the API in the dev server, so that one process serves both and reloads both. */
export const apiInDev = (): Plugin => ({
  name: 'vidya-api-in-dev',
  apply: 'serve',
  configureServer(vite) {
    if (process.env.VITEST) return
    const load = async (): Promise<Api> => {
      const { openServer } = await vite.ssrLoadModule('/server/open-server.ts')
      const service = await openServer()
      return { routing: service.app.routing, close: service.close }
    }
    const report = (error: Error) => vite.config.logger.error(error.stack ?? String(error))
    let api = load()
    api.catch(report)
    vite.watcher.on('change', (file) => {
      if (!/\/(server|openapi)\//.test(file)) return
      api = api
        .then(
          (running) => running.close(),
          () => undefined,
        )
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
    vite.httpServer?.on('close', () => void api.then((running) => running.close()))
  },
})
