import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { docsHtml, docsStyle } from '#server/platform/contract/docs-html.ts'
import type { Document } from '#server/platform/contract/operation-html.ts'
import { readSpecification } from '#server/platform/contract/specification.ts'

const fileOf = (name: string) =>
  readFileSync(new URL(`../../../openapi/${name}`, import.meta.url), 'utf8')

/** The contracts, browsable at /docs and as files; the page is made when somebody first asks, so that a start does not wait for it. */
export const docsRoutes = async (app: FastifyInstance) => {
  let page: string | undefined
  app.get('/docs', (_, reply) => {
    page ??= docsHtml(readSpecification() as unknown as Document)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/docs/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/docs/v1.yaml', (_, reply) =>
    reply.type('text/yaml; charset=utf-8').send(fileOf('v1.yaml')),
  )
  app.get('/docs/graph.graphql', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(fileOf('graph.graphql')),
  )
}
