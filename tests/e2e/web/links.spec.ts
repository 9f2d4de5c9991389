import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { arrive, leave } from '../support/journeys/sign-in.ts'
import { quietConsole } from '../support/quiet-console.ts'
import { test } from '../support/test.ts'

/** The demo accounts of README's table. */
const accounts = [...readFileSync('README.md', 'utf8').matchAll(/^\| (`[a-z-]+`.*?) \|/gm)]
	.flatMap(([, cell]) => [...cell!.matchAll(/`([a-z-]+)`/g)])
	.map(([, name]) => `${name}@demo.vidya.test`)

/** Returns this site's addresses in header, menus and footer, without anchors. */
const linksOf = (html: string): string[] => {
	const parts = html.match(/<(header|footer)[\s\S]*?<\/\1>/g) ?? []
	const links = parts.flatMap((part) => [...part.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)])
	return [...new Set(links.map(([, to]) => to!.replaceAll('&amp;', '&')))]
}

const isPicture = (path: string) => path === '/registration-certificate'

/** Returns a page's text without scripts. */
const readPage = async (request: APIRequestContext, path: string) => {
	const answer = await request.get(path)
	const html = await answer.text()
	return {
		status: answer.status(),
		heading: /<h1[^>]*>([^<]+)</.exec(html)?.[1],
		title: /<title>([^<]+)</.exec(html)?.[1],
		html,
	}
}

/** Opens pages in sequence. Each has one heading and a title, fits the widths and logs nothing. */
const visit = async (page: Page, paths: readonly string[], widths: readonly number[]) => {
	const isQuiet = quietConsole(page)
	for (const path of paths) {
		await page.goto(path)
		await expect(page.locator('h1')).toHaveCount(1)
		await expect(page.locator('h1')).not.toHaveText(/does not exist|did not work/)
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 })
			const wide = await page.evaluate(() => document.documentElement.scrollWidth)
			expect([path, wide]).toEqual([path, width])
		}
	}
	isQuiet()
}

/** Everything that PRF-01 names in its order, as a parent has it. */
const siderOfParents = [
	'/profile/parent-nomination',
	'/profile/vidya-bundles',
	'/profile/nominations',
	'/profile/vidya-bundles/my-info',
	'/profile/taas-attendance',
	'/profile',
	'/profile/vidya-coins',
	'/profile/video-resume',
	'/profile/self-assessment',
	'/profile/favourites',
	'/profile/bookmarked-jobs',
	'/profile/jobs?status=applied',
	'/profile/registrations?type=webinars&status=pending',
	'/profile/tpo-registrations',
	'/profile/my-learning',
	'/profile/my-badges',
	'/profile/purchase-history',
	'/profile/refunds',
]

test('NAV-09 NAV-12 every link of header, menus and footer leads to a page with its own heading and title, without scripts and at 360 and 1280 px', async ({
	page,
	request,
}) => {
	const home = await readPage(request, '/')
	const links = linksOf(home.html)
	expect(links.length).toBeGreaterThan(20)
	const pages = links.filter((path) => !isPicture(path))
	const titles = new Map<string, string>()
	for (const path of pages) {
		const { status, heading, title } = await readPage(request, path)
		expect([path, status, heading, title]).toEqual([
			path,
			200,
			// A visitor's cart is known to the browser alone.
			path === '/cart' ? undefined : expect.stringMatching(/\S/),
			expect.stringMatching(/\S · Vidya$/),
		])
		titles.set(path.split('?')[0]!, title!)
	}
	expect(new Set(titles.values()).size).toBe(titles.size)
	for (const path of links.filter(isPicture)) {
		const picture = await request.get(path)
		expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
	}
	await visit(page, pages, [360, 1280])
})

test('NAV-09 PRF-01 ROL-02 every link of header, menus, footer and the profile’s sider leads each demo account to a page', async ({
	page,
}) => {
	expect(accounts.length).toBeGreaterThanOrEqual(16)
	const opened = new Set<string>()
	for (const email of accounts) {
		await leave(page)
		await arrive(page, email)
		const home = await readPage(page.request, '/')
		expect(home.html).toContain('data-session="signedIn"')
		const links = linksOf(home.html).filter((path) => !isPicture(path))
		expect(links).toContain('/profile')
		const answers = await Promise.all(
			links.map(async (path) => {
				const { status, title } = await readPage(page.request, path)
				return [path, status, title]
			}),
		)
		expect(answers).toEqual(links.map((path) => [path, 200, expect.stringMatching(/\S · Vidya$/)]))
		// An account's content is rendered in the browser.
		const own = links.filter((path) => path.startsWith('/profile') && !opened.has(path))
		await visit(page, own, [1280])
		for (const path of own) opened.add(path)
	}
	await leave(page)
	await arrive(page, 'parent@demo.vidya.test')
	await page.goto('/profile')
	const sider = page.getByRole('main').getByRole('navigation', { name: 'Your Profile' })
	await expect(sider).toBeVisible()
	const inSider = await sider
		.getByRole('link')
		.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
	expect(inSider.slice(0, siderOfParents.length)).toEqual(siderOfParents)
	await page
		.getByRole('banner')
		.getByRole('button', { name: /^Account of / })
		.click()
	await page.getByRole('banner').getByRole('link', { name: 'Parent Nominations' }).click()
	await expect(page.locator('h1')).toHaveText('Parent Nominations')
	const unopened = inSider.filter((path) => !opened.has(path))
	expect(unopened.length).toBeGreaterThan(3)
	await visit(page, unopened, [1280])
})

/**
 * Returns links to profile pages in the sidebar with every section open, the header and its menus.
 */
const linksOfProfile = async (page: Page, start: string): Promise<string[]> => {
	await page.setViewportSize({ width: 1280, height: 800 })
	await page.goto(start)
	const sider = page.getByRole('main').getByRole('navigation', { name: 'Your Profile' }).first()
	await expect(sider.getByRole('link').first()).toBeVisible()
	const folded = sider.locator('button[aria-expanded=false]')
	while ((await folded.count()) > 0) await folded.first().click()
	const inSider = await sider
		.locator('a:not([target])')
		.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
	const { html } = await readPage(page.request, start)
	return [...new Set([start, ...linksOf(html), ...inSider])].filter((path) =>
		path.startsWith('/profile'),
	)
}

const looks = [
	{ width: 360, colorScheme: 'light' },
	{ width: 1280, colorScheme: 'dark' },
] as const

/** Returns the violations of WCAG 2.2 AA, and elements that do not fit into a width. */
const lookAt = async (page: Page, path: string): Promise<unknown[]> => {
	const { width: given } = page.viewportSize()!
	const faults: unknown[] = []
	for (const fault of await axe(page)) faults.push([path, given, fault])
	for (const { width } of looks) {
		await page.setViewportSize({ width, height: 800 })
		const wide = await page.evaluate(() => document.documentElement.scrollWidth)
		if (wide !== width) faults.push([path, width, wide])
	}
	return faults
}

test('NAV-09 SCH-01 every link of sidebar, header and menus leads a school’s point of contact to its own page that fits 360 and 1280 px and breaks no rule of WCAG 2.2 AA', async ({
	page,
	baseURL,
}) => {
	await arrive(page, 'verified-poc@demo.vidya.test')
	await page.context().addCookies([{ name: 'vidya_mode', value: 'school', url: baseURL! }])
	const links = await linksOfProfile(page, '/profile/dashboard')
	expect(links.length).toBeGreaterThan(20)
	const isQuiet = quietConsole(page)
	const titles = new Map<string, string>()
	const faults: unknown[] = []
	for (const [place, path] of links.entries()) {
		// Every other page is judged narrow and light, the rest wide and dark.
		const { width, colorScheme } = looks[place % 2]!
		await page.emulateMedia({ colorScheme })
		await page.setViewportSize({ width, height: 800 })
		await page.goto(path)
		await expect(page.locator('h1')).toHaveCount(1)
		await expect(page.locator('h1')).toHaveText(/\S/)
		await expect(page.locator('h1')).not.toHaveText(/does not exist|did not work/)
		titles.set(path.split('?')[0]!, await page.title())
		faults.push(...(await lookAt(page, path)))
	}
	expect(faults).toEqual([])
	expect(new Set(titles.values()).size).toBe(titles.size)
	isQuiet()
})

test('NAV-09 SCH-01 every link of sidebar, header and menus of the other people of schools leads to a page', async ({
	page,
	baseURL,
}) => {
	for (const who of ['unverified-poc', 'waiting-poc', 'additional-poc', 'institutional-teacher']) {
		await leave(page)
		await arrive(page, `${who}@demo.vidya.test`)
		const mode = who.endsWith('-poc') ? 'school' : 'teacher'
		await page.context().addCookies([{ name: 'vidya_mode', value: mode, url: baseURL! }])
		const links = await linksOfProfile(page, mode === 'school' ? '/profile/dashboard' : '/profile')
		expect(links.length).toBeGreaterThan(mode === 'school' ? 20 : 5)
		const answers = await Promise.all(
			links.map(async (path) => {
				const { status, title } = await readPage(page.request, path)
				return [path, status, title]
			}),
		)
		expect(answers).toEqual(links.map((path) => [path, 200, expect.stringMatching(/\S · Vidya$/)]))
	}
})
