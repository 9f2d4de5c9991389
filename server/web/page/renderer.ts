import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteFacts } from '#server/platform/site-settings.ts'
import { readSiteManifest, type SiteManifest } from './site-manifest.ts'

/** Input of rendering; `send` answers the calls of the page's routes. */
export type PageRequest = {
	/** Path and search. */
	href: string
	/** Origin of the site, without a trailing slash. */
	origin: string
	locale: string
	theme: string
	/** The viewer's assumed session. */
	assumed: 'signedIn' | 'signedOut'
	/** True if the school's side was kept (HDR-14). */
	school: boolean
	/** Renders what is around every page, without one (OFF-01). */
	shell: boolean
	manifest: SiteManifest
	/** The shop's settings for pages. */
	site: SiteFacts
	send: (request: Request) => Promise<Response>
}

/** A rendered page, or where its address leads. */
export type PageAnswer = { status: number; location: string | null; html: string }

/** Renders pages: the site's own code, built for the server (src/app/render.tsx). */
export type Renderer = {
	/** The built files of a language. */
	manifestOf: (locale: string) => SiteManifest
	renderPage: (page: PageRequest) => Promise<PageAnswer>
	/** Code that is not built brings its styles as elements. */
	injectsStyles?: boolean
}

/** Where the site is built. */
export const site = resolve(import.meta.dirname, '../../../dist')

/** Loads the built renderer; null when the site is not built. */
export const loadBuiltRenderer = async (): Promise<Renderer | null> => {
	const built = join(site, 'rendering/render.js')
	if (!existsSync(built)) return null
	const { renderPage } = (await import(pathToFileURL(built).href)) as Pick<Renderer, 'renderPage'>
	const english = readSiteManifest(site, 'manifest.json')
	const hindi = readSiteManifest(site, 'manifest.hi.json')
	return { renderPage, manifestOf: (locale) => (locale === 'hi' ? hindi : english) }
}
