import { readFileSync } from 'node:fs'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readSpecification } from './specification.ts'

const fileOf = (name: string) =>
	readFileSync(new URL(`../../../openapi/${name}`, import.meta.url), 'utf8')

const assetOf = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')

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
			css: [{ filename: 'docs.css', content: assetOf('docs.css') }],
			js: [{ filename: 'docs.js', content: assetOf('docs.js') }],
		},
		uiConfig: { layout: 'BaseLayout', docExpansion: 'none', deepLinking: true, filter: true },
	})
	app.get('/docs/v1.yaml', (_, reply) =>
		reply.type('text/yaml; charset=utf-8').send(fileOf('v1.gen.yaml')),
	)
	app.get('/docs/graph.graphql', (_, reply) =>
		reply.type('text/plain; charset=utf-8').send(fileOf('graph.graphql')),
	)
}
