import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { plainPage } from '#server/platform/problems/plain-page.ts'
import { HTML } from '#server/platform/problems/problem-page.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000

const unbuilt = () =>
  plainPage({
    title: 'Vidya desk',
    text: '<p>The desk is not built. Run <code>npm start</code> or <code>npm run build</code>.</p>',
  })

/**
 * The desk of the shop's team at /desk: its files, and its HTML for every address below. The HTML
 * holds no data; the calls of the desk ask who is there (DSK-02).
 */
export const deskRoutes = (site: string) => async (app: FastifyInstance) => {
  const home = join(site, 'desk')
  const index = join(home, 'index.html')
  app.addHook('onRequest', async (_, reply) => void reply.header('x-robots-tag', 'noindex'))
  if (existsSync(site)) {
    mkdirSync(join(home, 'assets'), { recursive: true })
    await app.register(files, {
      root: join(home, 'assets'),
      prefix: '/desk/assets/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      maxAge: YEAR_MS,
      immutable: true,
    })
  }
  for (const path of ['/desk', '/desk/*'])
    app.get(path, (_, reply) => {
      reply.header('cache-control', 'no-cache').type(HTML)
      return existsSync(index)
        ? reply.send(readFileSync(index, 'utf8'))
        : reply.code(503).send(unbuilt())
    })
}
