import { expect, type Page } from '@playwright/test'
import { arrive, callAs } from '../support/journeys/sign-in.ts'
import { test } from '../support/test.ts'

const attribute = (page: Page, selector: string, name: string) =>
	page.locator(selector).getAttribute(name)

test('NAV-01 HDR-11 HDR-12 the home page shows the statistics and the programme, whose links lead to its resources', async ({
	page,
}) => {
	await page.goto('/')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Learn what your class needs next',
	)
	for (const [label, value] of [
		['teachers', '1.9 million'],
		['schools', '100,000'],
		['locations', '7,000'],
	])
		await expect(
			page.getByRole('definition').filter({ hasText: value! }).locator('xpath=..'),
		).toContainText(label!)
	const programme = page.getByRole('complementary').filter({ hasText: 'International' })
	await expect(programme).toContainText('2025 edition')
	await expect(programme).toContainText(
		'Each micro resource earns 5 points, each medium resource 15 points.',
	)
	await programme.getByRole('link', { name: 'Medium resources' }).click()
	await expect(page).toHaveURL(/\/learning\?resource_type=medium$/)
})

test('NAV-03 /profile/mylearning leads to /profile/my-learning', async ({ page }) => {
	await arrive(page)
	await page.goto('/profile/mylearning')
	await expect(page).toHaveURL(/\/profile\/my-learning$/)
	await expect(page.getByRole('heading', { name: 'My Learning' })).toBeVisible()
})

test('NAV-05 bundles and quizzes have their own lists and pages', async ({ page }) => {
	for (const list of ['/bundle-products', '/quiz']) {
		await page.goto(list)
		const card = page.getByRole('article').first()
		const title = await card.getByRole('heading').innerText()
		await card.getByRole('heading').getByRole('link').click()
		await expect(page).toHaveURL(new RegExp(`${list}/[^/?]+$`))
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
		await page.reload()
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
	}
})

test('NAV-02 the login page keeps the invitation that it was opened with', async ({ page }) => {
	const asked: unknown[] = []
	await page.route(/\/v1\/session\/links$/, (route) => {
		asked.push(route.request().postDataJSON())
		return route.continue()
	})
	await page.goto('/login?invite_id=i1&type=group_invite&group_id=g1&referred_by=u1&nonsense=1')
	await page.getByRole('textbox', { name: 'Email' }).fill('invited@example.org')
	await page.getByRole('button', { name: 'Send me a link' }).click()
	await expect(page.getByText('Login Link Sent to you mail inbox')).toBeVisible()
	await page.getByRole('button', { name: 'Send again' }).click()
	await expect.poll(() => asked.length).toBe(2)
	const request = {
		email: 'invited@example.org',
		invite_id: 'i1',
		type: 'group_invite',
		group_id: 'g1',
		referred_by: 'u1',
		return_to: '/community/group/g1',
	}
	expect(asked).toEqual([request, request])
	await expect(page).toHaveURL(/invite_id=i1/)
})

test('HDR-04 the search box of the header is on desktops only and leads to the catalogue', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 })
	await page.goto('/courses')
	// It becomes a box with suggestions when it is used.
	const box = page.getByRole('banner').getByLabel('Search resources')
	await box.fill('fractions')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/learning\?search=fractions$/)
	await page.setViewportSize({ width: 360, height: 740 })
	await page.goto('/courses')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(box).toBeHidden()
})

test('CAT-02 breadcrumb, title and what link previews read, without any script', async ({
	page,
	browser,
}) => {
	await page.goto('/learning')
	const crumbs = page.getByRole('navigation', { name: 'You are here' })
	await expect(crumbs).toHaveText(/Home.*Learning/)
	await crumbs.getByRole('link', { name: 'Home' }).click()
	await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/)
	const plain = await browser.newContext({ javaScriptEnabled: false })
	const bare = await plain.newPage()
	await bare.goto(new URL('/learning', page.url()).href)
	await expect(bare).toHaveTitle('Learning · Vidya')
	expect(await attribute(bare, 'meta[property="og:title"]', 'content')).toBe('Learning · Vidya')
	expect(await attribute(bare, 'meta[name=description]', 'content')).toContain('self-paced courses')
	expect(await attribute(bare, 'meta[property="og:image"]', 'content')).toMatch(/^https?:\/\//)
	expect(await attribute(bare, 'link[rel=canonical]', 'href')).toMatch(/\/learning$/)
	await plain.close()
})

for (const path of ['/', '/learning', '/courses', '/bundle-products', '/quiz'])
	test(`CAT-02 the picture that a shared link to ${path} shows is there`, async ({ page }) => {
		await page.goto(path)
		const address = await attribute(page, 'meta[property="og:image"]', 'content')
		const answer = await page.request.get(new URL(address!).pathname)
		expect(answer.status()).toBe(200)
		expect(answer.headers()['content-type']).toMatch(/^image\//)
	})

test('CAT-07 ROL-02 a parent sees the list for parents', async ({ page }) => {
	await arrive(page, 'parent@demo.vidya.test')
	const { data } = (await callAs(page, '/learning/parent-learnings?limit=9')) as {
		data: { title: string }[]
	}
	await page.goto('/learning')
	await expect(page.getByRole('article').getByRole('heading')).toHaveText(
		data.map(({ title }) => title),
	)
})

test('CAT-09 recommended, newest and free resources are cards of one shape on the home page', async ({
	page,
}) => {
	type Row = { title: string; price: number | null; temp_instructor_name: string }
	const read = async (path: string) => {
		const answer = await page.request.get(`/v1${path}`)
		return ((await answer.json()) as { data: (Row & { webinar?: Row })[] }).data
	}
	await page.goto('/')
	for (const [name, path] of [
		['Recommended for you', '/recommend/resources?limit=3'],
		['New', '/learning/all?limit=3&sort=newest'],
		['Free to enroll', '/learning/all?limit=3&price_type=free&sort=rating'],
	] as const) {
		const rows = (await read(path)).map((row) => row.webinar ?? row)
		expect(rows).toHaveLength(3)
		const shown = page.getByRole('region', { name, exact: true }).getByRole('article')
		await expect(shown.getByRole('heading')).toHaveText(rows.map(({ title }) => title))
		await expect(shown).toContainText(rows.map((row) => row.temp_instructor_name))
		await expect(shown).toContainText(
			rows.map(({ price }) =>
				price ? `₹${Math.round((price * 1.18) / 100).toLocaleString('en-IN')} incl. GST` : 'FREE',
			),
		)
	}
})

test('SES-04 the lists are loaded at the start, once; a page that needs them asks for nothing more', async ({
	page,
}) => {
	const asked: string[] = []
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === '/v1/reference') asked.push(request.url())
	})
	const loaded = page.waitForResponse('**/v1/reference')
	await page.goto('/contact')
	expect((await loaded).status()).toBe(200)
	await page.getByRole('link', { name: 'Mind map' }).first().click()
	await expect(page).toHaveURL('/mindmap')
	await expect(page.getByRole('link', { name: 'Mathematics', exact: true })).toBeVisible()
	expect(asked).toHaveLength(1)
})

test('SES-04 PRF-04 the profile shows name, address and coins, 0 where there are none', async ({
	page,
}) => {
	const email = await arrive(page)
	await page.goto('/profile')
	await expect(page.getByRole('main')).toContainText(email)
	await page.goto('/profile/vidya-coins')
	await expect(page.getByRole('main')).toContainText('0')
	await page.reload()
	await expect(page.getByRole('main')).toContainText('0')
})

test('SHR-02 ROL-03 sharing a course earns points when signed in, nothing when signed out', async ({
	page,
}) => {
	const calls: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('user-activity-points')) calls.push(request.url())
	})
	const share = async () => {
		await page.getByRole('button', { name: 'Share' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click()
		await expect(page.getByRole('dialog').getByRole('button', { name: 'Copied' })).toBeVisible()
	}
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
	const { data } = (await (
		await page.request.get('/v1/learning/all?type=self_paced&limit=1')
	).json()) as { data: { slugtitle: string }[] }
	await page.goto(`/courses/${data[0]!.slugtitle}`)
	await share()
	expect(calls).toEqual([])
	await arrive(page)
	await page.reload()
	const earned = page.waitForResponse(/user-activity-points/)
	await share()
	expect((await (await earned).json()).response.points).toBe(5)
	expect(((await callAs(page, '/user/info')) as { points: number }).points).toBe(5)
})

test('ANA-01 a call of analytics that fails disturbs nothing', async ({ page }) => {
	const faults: string[] = []
	page.on('pageerror', ({ message }) => faults.push(message))
	await page.route('**/v1/analytics/events', (route) => route.abort())
	await page.goto('/learning')
	const failed = page.waitForEvent('requestfailed', (request) =>
		request.url().includes('/v1/analytics/events'),
	)
	await page.getByRole('complementary', { name: 'Filters' }).getByText('Webinar').click()
	await failed
	await expect(page).toHaveURL(/type=webinar/)
	await expect(page.getByRole('article').first()).toBeVisible()
	expect(faults).toEqual([])
})

test('PRF-02 the sider of the profile is 305 px wide and shows from 1026 px on, on profile pages of signed-in accounts', async ({
	page,
}) => {
	const sider = page.getByRole('main').getByRole('navigation', { name: 'Your Profile' })
	await page.setViewportSize({ width: 1026, height: 800 })
	await page.goto('/profile/favourites')
	await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
	await expect(sider).toHaveCount(0)
	await arrive(page)
	await page.goto('/profile/favourites')
	await expect(sider).toBeVisible()
	expect((await sider.boundingBox())!.width).toBe(305)
	await page.setViewportSize({ width: 1025, height: 800 })
	await expect(sider).toBeHidden()
	await page.setViewportSize({ width: 1026, height: 800 })
	await page.goto('/learning')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(sider).toHaveCount(0)
})
