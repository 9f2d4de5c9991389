import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { findCaller } from '#server/people/session/session.service.ts'
import type { Caller } from '#server/platform/contract/inside-calls.ts'
import type { Deps } from '#server/platform/deps.ts'
import { codeOf } from '#server/platform/problems/code-of.ts'
import { createRenderQueue } from './render-queue.ts'
import type { Renderer } from './renderer.ts'
import { createRendering, type Looks, type RenderedPage } from './rendering.ts'

/**
 * Returns true for pages whose content users change at any time; these are not cached for visitors.
 */
const changesAnyTime = (href: string): boolean => /^\/community(?:[/?]|$)/.test(href)

/**
 * How long a page of visitors may be shown while the queue is full, in ms; shared caches may keep
 * it as long.
 */
const STALE_MS = 300_000

/** A page that failed is shown, but not remembered. */
class PageFailed extends Error {
	readonly page: RenderedPage
	constructor(page: RenderedPage) {
		super('page failed')
		this.page = page
	}
}

/**
 * The first requester is over its rendering limit; others that wait for the same page may render
 * it.
 */
class NotAllowed extends Error {}

/** How and by whom a page is asked for, and whether one may be rendered for them now. */
type Asked = { looks: Looks; caller: Caller; mayRender: () => Promise<boolean> }

/**
 * Renders pages, a few at a time; those of visitors are remembered until the catalogue changes, and
 * shown a while longer where a new one would have to wait.
 */
export const createPages = (app: FastifyInstance, deps: Deps) => {
	const queue = createRenderQueue()
	const render = createRendering(app, deps, queue)
	const stale = new LRUCache<string, RenderedPage>({
		max: Math.max(1, deps.config.PUBLIC_PAGES),
		ttl: STALE_MS,
	})

	const remembered = async (renderer: Renderer, href: string, { looks, mayRender }: Asked) => {
		const key = `${JSON.stringify(looks)} ${href}`
		let isNew = false
		let isRefused = false
		const make = async () => {
			isRefused = !(await mayRender())
			if (isRefused) throw new NotAllowed()
			isNew = true
			const made = await render(renderer, href, looks, null)
			if (made.status >= 500) throw new PageFailed(made)
			if (deps.config.PUBLIC_PAGES > 0) stale.set(key, made)
			return made
		}
		const old = queue.isBusy() ? stale.get(key) : undefined
		try {
			const fresh = deps.pages.remember(key, make)
			if (!old) return { page: await fresh, isNew }
			fresh.catch(() => undefined)
			// A page that is remembered is here before the next turn of the event loop.
			return { page: await Promise.race([fresh, setImmediate(old)]), isNew: false }
		} catch (error) {
			if (error instanceof PageFailed) return { page: error.page, isNew: true }
			if (!(error instanceof NotAllowed)) throw error
			if (isRefused || !(await mayRender())) return null
			return { page: await render(renderer, href, looks, null), isNew: true }
		}
	}

	return {
		/** Returns the caller of a refresh token; a visitor while the database does not answer. */
		findCaller: (refresh: string | undefined): Promise<Caller> =>
			findCaller(deps, refresh).catch((error: unknown) => {
				deps.log.warn({ code: codeOf(error) }, 'a page is shown as to a visitor')
				return null
			}),

		/**
		 * The page of an address; `isNew` when it was made for this request; null when it would have to
		 * be and may not.
		 */
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
