import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { docsHtml } from '#server/docs/docs-html.ts'
import type { Document } from '#server/docs/operation-html.ts'
import { readSpecification } from '#server/specification.ts'

const fileOf = (name: string) =>
  readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8')

/** The contracts, browsable at /docs and as files. */
export const docsRoutes = async (app: FastifyInstance) => {
  const page = docsHtml(readSpecification() as unknown as Document)
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/docs/v1.yaml', (_, reply) =>
    reply.type('text/yaml; charset=utf-8').send(fileOf('v1.yaml')),
  )
  app.get('/docs/graph.graphql', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(fileOf('graph.graphql')),
  )
}
