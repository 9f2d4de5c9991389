import { readFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readSpecification } from '#server/platform/contract/specification.ts'

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../openapi/${name}`, import.meta.url), 'utf8')

/** The page of the viewer declares no viewport, so that a phone would show it as wide as a laptop. */
const viewportScript = `const viewport = document.createElement('meta')
viewport.name = 'viewport'
viewport.content = 'width=device-width'
document.head.append(viewport)`

/** The contracts, browsable at /docs and as files. */
export const docsRoutes = async (app: FastifyInstance) => {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: readSpecification() as never },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'Vidya API',
      js: [{ filename: 'viewport.js', content: viewportScript }],
    },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', deepLinking: true, filter: true },
  })
  app.get('/docs/v1.yaml', (_, reply) =>
    reply.type('text/yaml; charset=utf-8').send(fileOf('v1.yaml')),
  )
  app.get('/docs/graph.graphql', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(fileOf('graph.graphql')),
  )
}
