import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { atlasRoutes } from '#server/page/atlas.routes.ts'
import { headHtml } from '#server/page/head.ts'
import { pageHead } from '#server/page/page-head.ts'
import { sitemapRoutes } from '#server/page/sitemap.routes.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Problem } from '#server/platform/problems/problem.ts'

const site = resolve(import.meta.dirname, '../../dist')
const YEAR_MS = 365 * 24 * 60 * 60_000

const unbuilt =
  '<!doctype html><!--head--><title>Vidya</title><!--/head--><p>The site is not built: run npm start.</p>'

/** The site: built files, pictures, each page's HTML with its own head, and robots.txt. */
export const pageRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const { publicUrl, DATA_DIR } = deps.config
  const index = join(site, 'index.html')
  const template = existsSync(index) ? readFileSync(index, 'utf8') : unbuilt
  const covers = resolve(DATA_DIR, 'covers')
  mkdirSync(covers, { recursive: true })
  const lasting = { maxAge: YEAR_MS, immutable: true, index: false as const }
  await app.register(files, { ...lasting, root: covers, prefix: '/covers/' })
  if (existsSync(site)) {
    await app.register(files, {
      ...lasting,
      root: join(site, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      decorateReply: false,
    })
    await app.register(files, {
      root: site,
      index: false,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: [
        'robots.txt',
        '**/*.{br,gz}',
        '**/index.html',
        'assets/**',
        'atlas/**',
        '.vite/**',
      ],
    })
  }

  await app.register(atlasRoutes(site))

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /profile\nDisallow: /cart\nDisallow: /atlas\nDisallow: /dev\nDisallow: /sandbox\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  )

  await app.register(sitemapRoutes(deps))

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !/^\/(v1|covers|assets|atlas\/(assets|facts)|sandbox|dev|uploads)\//.test(path)
    if (!wantsPage) throw new Problem(404, 'unknown-path')
    const { status, head } = await pageHead(deps, path)
    const html = template.replace(/<!--head-->[\s\S]*<!--\/head-->/, () => headHtml(head))
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
