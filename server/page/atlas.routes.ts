import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_MS = 365 * 24 * 60 * 60_000
const unbuilt =
  '<!doctype html><title>Atlas</title><p>The atlas is not built: run npm start or npm run build.</p>'

/** The analysts' page at /atlas: its files, its facts, and its HTML for every address below; search engines keep none of it. */
export const atlasRoutes = (site: string) => async (app: FastifyInstance) => {
  const home = join(site, 'atlas')
  const index = join(home, 'index.html')
  const isBuilt = existsSync(index)
  const html = isBuilt ? readFileSync(index, 'utf8') : unbuilt
  app.addHook('onRequest', async (_, reply) => void reply.header('x-robots-tag', 'noindex'))
  if (isBuilt) {
    const bare = { index: false as const, decorateReply: false, preCompressed: true }
    const lasting = { maxAge: YEAR_MS, immutable: true }
    await app.register(files, {
      ...bare,
      ...lasting,
      root: join(home, 'assets'),
      prefix: '/atlas/assets/',
    })
    await app.register(files, {
      ...bare,
      root: join(home, 'facts'),
      prefix: '/atlas/facts/',
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  }
  for (const path of ['/atlas', '/atlas/*'])
    app.get(path, (_, reply) =>
      reply
        .code(isBuilt ? 200 : 503)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html),
    )
}
