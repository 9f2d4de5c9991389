import { AsyncLocalStorage } from 'node:async_hooks'
import {
	createRequestHandler,
	getSsrStatus,
	RouterServer,
	transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { sendBy, type Transport } from '#api/transport.ts'
import { asTheme } from '#features/web/page/appearance.ts'
import { renderBrand } from '#i18n/brand.ts'
import { renderLocales } from '#i18n/offered-locales.ts'
import { baseLocale, isLocale, overwriteGetLocale } from '#i18n/runtime'
import type { Assumed } from '#processes/processes.ts'
import { createQueryClient } from '#processes/query-client.ts'
import type { SiteFacts } from '#processes/site-facts.ts'
import { createProcesses } from './create-processes.ts'
import { createAppRouter } from './router.tsx'

type Manifest = Awaited<
	ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>

/** Input of rendering a page. */
export type PageRequest = {
	/** Path and search. */
	href: string
	/** Origin of the site, without a trailing slash. */
	origin: string
	locale: string
	/** The look that was chosen; anything else follows the system. */
	theme: string
	/** The viewer's assumed session. */
	assumed: Assumed
	/** True if the school's side was kept. */
	school: boolean
	/** Which built files belong to which route. */
	manifest: Manifest
	/** The shop's settings for pages. */
	site: SiteFacts
	/** Renders what is around every page, without one (OFF-01). */
	shell: boolean
	/** Answers calls of the API. */
	send: Transport
}

const requests = new AsyncLocalStorage<PageRequest>()

const requested = (): PageRequest => {
	const request = requests.getStore()
	if (!request) throw new Error('A call or a text was asked for outside a page that is rendered.')
	return request
}

sendBy((request) => requested().send(request))
overwriteGetLocale(() => {
	const locale = requests.getStore()?.locale
	return isLocale(locale) ? locale : baseLocale
})

/** Returns true if a loader reports that the page's subject no longer exists. */
const isGone = ({ state }: ReturnType<typeof createAppRouter>): boolean =>
	state.matches.some(({ loaderData }) => (loaderData as { gone?: true } | undefined)?.gone)

const nothing = () => {}

const createRequestedRouter = () => {
	const { origin, theme, assumed, school, site, shell } = requested()
	renderBrand(site.brand)
	renderLocales(site.languages)
	const queryClient = createQueryClient()
	const { processes } = createProcesses(queryClient, {
		goTo: nothing,
		announce: nothing,
		assumed,
		renderedSchool: school,
	})
	return createAppRouter(
		{ queryClient, processes, origin, theme: asTheme(theme), site, onReady: nothing },
		shell,
	)
}

/** A page as its routes say: HTML with its status, or a redirect with its location. */
export type PageAnswer = { status: number; location: string | null; html: string }

/** Renders a page; throws where a view does. */
export const renderPage = (page: PageRequest): Promise<PageAnswer> =>
	requests.run(page, async () => {
		// The HTML stays a text: through the body of a response it would be encoded and decoded again.
		let html = ''
		const { status, headers } = await createRequestHandler({
			createRouter: createRequestedRouter,
			request: new Request(page.origin + page.href),
			getRouterManifest: () => page.manifest,
		})(async ({ router }) => {
			const body = renderToString(<RouterServer router={router} />)
			html = await transformHtmlStringWithRouter(router, body)
			return new Response(null, { status: isGone(router) ? 410 : getSsrStatus(router) })
		})
		return { status, location: headers.get('location'), html }
	})
