import type { IncomingMessage, ServerResponse } from 'node:http'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { atlasInDev } from './atlas/page/atlas-in-dev.ts'
import { machinesAtBuild } from './src/app/machines-at-build.ts'
import { stylesAtBuild } from './src/theme/styles-at-build.ts'

type Api = {
  routing: (req: IncomingMessage, res: ServerResponse) => void
  close: () => Promise<unknown>
}

const servedByApi = /^\/(v1|docs|dev\/mail|sandbox|covers|uploads)(\/|\.|\?|$)/

/** Mounts the API in the dev server, so that one process serves both and reloads both. */
const apiInDev = (): Plugin => ({
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

// Few files for the first load: what never changes apart from the house, and what the lists of cards share.
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@tanstack|openapi-fetch)\//,
  },
  { name: 'kit', test: /src\/(ui|theme|i18n|app|api)\/|machines\/|lucide-react/, minShareCount: 4 },
  {
    name: 'lists',
    test: /src\/features\/(card|card-action|bookmark|filter|catalogue)\/|src\/routes\/-resource-card|messages\/(card|catalogue|filter)_/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    apiInDev(),
    atlasInDev(),
    stylesAtBuild(),
    machinesAtBuild(),
  ],
  server: { port: Number(process.env.PORT ?? 4000) },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
