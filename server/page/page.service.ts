import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PageRequest, Renderer } from '#server/page/renderer.ts'
import { type KeptAnswer, keptAnswer } from '#server/platform/answers/kept-answer.ts'
import { type Caller, PASS_HEADER } from '#server/platform/contract/inside-calls.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { findCaller } from '#server/session/session.service.ts'

/** What the HTML of a page depends on beside its address and its caller. */
export type Looks = Pick<PageRequest, 'locale' | 'theme' | 'school'>

/** A rendered page, or where its address leads now. */
export type RenderedPage = {
  status: number
  location: string | null
  answer: KeptAnswer
  /** The inline scripts that it may run, as sources of a Content-Security-Policy. */
  scripts: string[]
}

/** What a browser keeps for the time without a connection (OFF-01). */
const SHELL = '/offline-shell'

const inlineScript = /<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g

const sourcesOf = (html: string): string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  )

/** What people write is shown at once, and gone at once: such a page is not remembered for visitors. */
const changesAnyTime = (href: string): boolean => /^\/community(?:[/?]|$)/.test(href)

/** Calls of the routes stay in this process; they count for nobody's limit of requests. */
const sendInside =
  (app: FastifyInstance, pass: string): PageRequest['send'] =>
  async (request) => {
    const { pathname, search } = new URL(request.url)
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { [PASS_HEADER]: pass },
    })
    const body = statusCode === 204 || statusCode === 304 ? null : new Uint8Array(rawPayload)
    const type = String(headers['content-type'] ?? 'text/plain')
    return new Response(body, { status: statusCode, headers: { 'content-type': type } })
  }

/** A page that failed is shown, but not remembered. */
class PageFailed extends Error {
  readonly page: RenderedPage
  constructor(page: RenderedPage) {
    super('page failed')
    this.page = page
  }
}

/** Whoever asked for a page first may have no more rendered; others who wait for the same page may. */
class NotAllowed extends Error {}

/** How and by whom a page is asked for, and whether one may be rendered for them now. */
type Asked = { looks: Looks; caller: Caller; mayRender: () => Promise<boolean> }

/** Renders pages; those of visitors are remembered until the catalogue changes. */
export const createPages = (app: FastifyInstance, deps: Deps) => {
  const render = (
    { renderPage, manifest }: Renderer,
    href: string,
    looks: Looks,
    caller: Caller,
  ): Promise<RenderedPage> =>
    deps.insideCalls.during(caller, async (pass) => {
      const isShell = href === SHELL
      const { status, location, html } = await renderPage({
        ...looks,
        href: isShell ? '/' : href,
        shell: isShell,
        assumed: caller ? 'signedIn' : 'signedOut',
        origin: deps.config.publicUrl,
        site: deps.config.site,
        manifest,
        send: sendInside(app, pass),
      })
      return { status, location, answer: keptAnswer(html), scripts: sourcesOf(html) }
    })

  const remembered = async (renderer: Renderer, href: string, { looks, mayRender }: Asked) => {
    let isNew = false
    let isRefused = false
    try {
      const page = await deps.pages.remember(`${JSON.stringify(looks)} ${href}`, async () => {
        isRefused = !(await mayRender())
        if (isRefused) throw new NotAllowed()
        isNew = true
        const made = await render(renderer, href, looks, null)
        if (made.status >= 500) throw new PageFailed(made)
        return made
      })
      return { page, isNew }
    } catch (error) {
      if (error instanceof PageFailed) return { page: error.page, isNew: true }
      if (!(error instanceof NotAllowed)) throw error
      if (isRefused || !(await mayRender())) return null
      return { page: await render(renderer, href, looks, null), isNew: true }
    }
  }

  return {
    /** Who looks at pages with this refresh token; a visitor while the database does not answer. */
    findCaller: (refresh: string | undefined): Promise<Caller> =>
      findCaller(deps, refresh).catch((error: unknown) => {
        deps.log.warn({ code: codeOf(error) }, 'a page is shown as to a visitor')
        return null
      }),

    /** The page of an address; `isNew` when it was made for this request; null when it would have to be and may not. */
    find: async (
      renderer: Renderer,
      href: string,
      asked: Asked,
    ): Promise<{ page: RenderedPage; isNew: boolean } | null> => {
      if (!asked.caller && !changesAnyTime(href)) return remembered(renderer, href, asked)
      if (!(await asked.mayRender())) return null
      return { page: await render(renderer, href, asked.looks, asked.caller), isNew: true }
    },
  }
}
