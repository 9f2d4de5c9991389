import type { Browser, BrowserContext, Page } from '@playwright/test'
import { withoutNudges } from '../e2e/support/journeys/nudges.ts'
import { arrive } from '../e2e/support/journeys/sign-in.ts'
import type { Look } from './look.ts'
import type { Example } from './pages.ts'

/** Ends the notification stream, because the network is never idle while it is open. */
export const endStreams = (on: BrowserContext): Promise<unknown> =>
	on.route('**/v1/task/notification-stream', (route) =>
		route.fulfill({ contentType: 'text/event-stream', body: '' }),
	)

/** Chooses the language and the side of the pages that are opened from now on. */
export const prefer = (
	context: BrowserContext,
	url: string,
	{ language, school }: { language: Look['language']; school?: boolean | undefined },
): Promise<void> =>
	context.addCookies([
		{ name: 'PARAGLIDE_LOCALE', value: language, url },
		{ name: 'vidya_mode', value: school ? 'school' : 'teacher', url },
	])

/** Opens a browser for a demo account, or for a visitor. */
export const openAs = async (
	browser: Browser,
	baseURL: string,
	as?: string,
): Promise<BrowserContext> => {
	const context = await browser.newContext({
		baseURL,
		locale: 'en-IN',
		timezoneId: 'Asia/Kolkata',
		serviceWorkers: 'block',
		reducedMotion: 'reduce',
	})
	context.setDefaultTimeout(30_000)
	await withoutNudges(context)
	await endStreams(context)
	if (as) {
		const page = await context.newPage()
		await arrive(page, `${as}@demo.vidya.test`)
		await page.close()
	}
	return context
}

/** Opens an address and waits until it shows all that it loads. */
export const visit = async (page: Page, address: string): Promise<void> => {
	await page.goto(address, { waitUntil: 'networkidle' })
	await page.locator('h1, h2').first().waitFor({ state: 'attached' })
	await page.evaluate(() => document.fonts.ready.then(() => undefined))
	await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
}

const formOf = (route: string) =>
	new RegExp(
		`^${route
			.replace(/\/$/, '')
			.split('/')
			.map((part) => (part.startsWith('$') ? '[^/?#]+' : part))
			.join('/')}/?(\\?|$)`,
	)

/** The first link of a page to an address of a route's form, as soon as the page has one. */
const firstLink = async (page: Page, on: string, route: string): Promise<string> => {
	await visit(page, on)
	const found = await page
		.waitForFunction((form) => {
			const links = [...document.querySelectorAll('main a[href]')]
			const paths = links.map((link) => link.getAttribute('href')!)
			return paths.find((path) => new RegExp(form).test(path) && !/\/(add|new)$/.test(path))
		}, formOf(route).source)
		.catch(() => null)
	if (!found) throw new Error(`${on} has no link to ${route}`)
	return (await found.jsonValue())!
}

/** The address of an example, found by way of its list where it has no fixed one. */
export const addressOf = async (page: Page, route: string, { at }: Example): Promise<string> => {
	if (typeof at === 'string') return at
	const from = at.through ? await firstLink(page, at.linkOn, at.through) : at.linkOn
	return firstLink(page, from, route)
}
