import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectEvery } from '../../expect-every.ts'
import { axe } from '../support/axe.ts'
import { arrive, callAs } from '../support/journeys/sign-in.ts'

type Sent = {
	id: string
	machine: string
	role: string
	ended: string
	steps: { transitions: string[]; ms: number }[]
}

/**
 * Collects and passes on what the page sends with sendBeacon. `draw` is the visit's random number;
 * below 0.25 the visit is recorded.
 */
const collect = async (page: Page, draw: number): Promise<{ sent: Sent[]; asked: string[] }> => {
	const sent: Sent[] = []
	const asked: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/journeys')) asked.push(request.method())
	})
	await page.exposeFunction('collected', (body: string) => {
		sent.push(...(JSON.parse(body) as { journeys: Sent[] }).journeys)
	})
	await page.addInitScript((thrown) => {
		sessionStorage.setItem('vidya.journeys.draw', String(thrown))
		const send = navigator.sendBeacon.bind(navigator)
		navigator.sendBeacon = (url, data) => {
			void (data as Blob).text().then((body) => Reflect.get(window, 'collected')(body))
			return send(url, data)
		}
	}, draw)
	return { sent, asked }
}

const region = (page: Page) => page.getByRole('region', { name: 'Recording of page use' })

const answer = async (page: Page, name: string) => {
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
	await region(page).getByRole('button', { name, exact: true }).click()
}

/** The page as it is when another tab is looked at, then as it is again. */
const lookAway = (page: Page) =>
	page.evaluate(() => {
		for (const value of ['hidden', 'visible']) {
			Object.defineProperty(document, 'visibilityState', { value, configurable: true })
			document.dispatchEvent(new Event('visibilitychange'))
		}
	})

const browse = async (page: Page) => {
	await page.goto('/learning?type=self_paced&paid_type=paid')
	await expect(page.getByRole('article').first()).toBeVisible()
	await page.getByRole('article').first().getByRole('link').first().click()
	await expect(page).toHaveURL(/\/courses\/./)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await lookAway(page)
}

const asAnalyst = async (browser: Browser) => {
	const page = await browser.newPage()
	await arrive(page, 'analyst@demo.vidya.test')
	return page
}

test('ATL-01 nothing is recorded before an answer, nor after a refusal, on this visit and the next', async ({
	page,
}) => {
	const { sent, asked } = await collect(page, 0)
	await browse(page)
	await answer(page, 'Do not allow')
	await expect(region(page).getByRole('status')).toHaveText(
		'How you use the pages is not recorded.',
	)
	await browse(page)
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
	await expect(region(page).getByRole('button')).toHaveText(['Change this'])
	await browse(page)
	expect({ sent, asked }).toEqual({ sent: [], asked: [] })
})

test('ATL-01 the question has its own space with two equal answers, in English and Hindi, and axe finds nothing', async ({
	page,
	context,
}) => {
	const faults = () => axe(page)
	const foot = page.getByRole('contentinfo')
	await page.goto('/quiz')
	await expect(page.getByRole('article').first()).toBeVisible()
	await foot.scrollIntoViewIfNeeded()
	const answers = region(page).getByRole('button')
	await expect(answers).toHaveText(['Allow', 'Do not allow'])
	// At the very end of the page the header covers a link but for a pixel or two: too small for axe.
	await page.evaluate(() => scrollBy(0, -40))
	const looks = await answers.evaluateAll((buttons) => buttons.map(({ className }) => className))
	expect(looks[0]).toBe(looks[1])
	expect(await faults()).toEqual([])
	const before = await foot.boundingBox()
	await answers.first().click()
	await expect(region(page).getByRole('status')).toHaveText(/^You allow us/)
	expect(await foot.boundingBox()).toEqual(before)
	expect(await faults()).toEqual([])
	await context.addCookies([
		{ name: 'PARAGLIDE_LOCALE', value: 'hi', url: new URL(page.url()).origin },
	])
	await page.reload()
	await foot.scrollIntoViewIfNeeded()
	await expect(
		page.getByRole('region', { name: 'पेजों के उपयोग को दर्ज करना' }).getByRole('button'),
	).toHaveText(['अनुमति वापस लें'])
})

test('ATL-01 a browser that asks not to be tracked is not asked and not recorded', async ({
	page,
}) => {
	const { sent, asked } = await collect(page, 0)
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
		localStorage.setItem(
			'vidya.journeys',
			JSON.stringify({ version: 1, choice: 'agreed', day: '2026-01-01' }),
		)
	})
	await browse(page)
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
	await expect(region(page)).toHaveText(/^Your browser asks not to be tracked/)
	await expect(region(page).getByRole('button')).toHaveCount(0)
	expect({ sent, asked }).toEqual({ sent: [], asked: [] })
})

test('ATL-02 three of four who agree are not recorded', async ({ page }) => {
	const { sent, asked } = await collect(page, 0.25)
	await page.goto('/learning')
	await answer(page, 'Allow')
	await expect(region(page).getByRole('status')).toHaveText(/^You allow us/)
	await browse(page)
	expect({ sent, asked }).toEqual({ sent: [], asked: [] })
})

test('ATL-01 ATL-03 ATL-04 ATL-06 what somebody who agrees does is sent without a word of theirs, read by an analyst, and ends with a withdrawal', async ({
	page,
	browser,
}) => {
	const { sent } = await collect(page, 0)
	const email = await arrive(page)
	await page.goto('/learning?paid_type=free&type=self_paced')
	await answer(page, 'Allow')
	await expect(region(page)).toBeFocused()
	await page.getByRole('article').first().getByRole('button', { name: 'Enroll Now' }).click()
	await expect(page.getByRole('alertdialog')).toContainText('Successfully Enrolled!')
	await lookAway(page)
	const of = (machine: string) => sent.filter((journey) => journey.machine === machine)
	await expect.poll(() => of('purchase').length).toBeGreaterThan(0)
	const purchase = of('purchase')[0]!
	expect(Object.keys(purchase).sort()).toEqual(
		'device ended id machine returning role started_at steps'.split(' '),
	)
	expect(purchase).toMatchObject({ role: 'teacher', device: 'desktop', returning: false })
	const taken = purchase.steps.flatMap(({ transitions }) => transitions)
	expect(taken).toContain('quoting done(quoteOrder) 2')
	expectEvery(taken, (id) => /^\S+ \S+ \d+$/.test(id))
	expect(of('free-enrolment')[0]).toMatchObject({
		ended: 'done',
		steps: [
			{ transitions: [], ms: 0 },
			{ transitions: ['registering done(registerFree) 1'], ms: expect.any(Number) },
		],
	})
	expect(JSON.stringify(sent)).not.toContain(email)

	const restored = page.waitForResponse(/\/v1\/session\/refresh$/)
	await page.goto('/learning')
	await restored
	await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
	const restoring = () => of('session').find(({ steps }) => steps.length > 1)
	await expect
		.poll(async () => {
			await lookAway(page)
			return restoring()
		})
		.toBeTruthy()
	expect(restoring()!.steps.slice(0, 2)).toMatchObject([
		{ transitions: [], ms: 0 },
		{
			transitions: [
				expect.stringMatching(/^restoring done\(restoreSession\) 1$/),
				expect.any(String),
			],
		},
	])

	const analyst = await asAnalyst(browser)
	const read = async (machine: string) =>
		(await callAs(analyst, `/journeys?machine=${machine}&limit=100`)) as {
			transitions: string[]
			journeys: { id: string; demo: boolean; steps: [number[], number][] }[]
		}
	await expect
		.poll(async () => (await read('purchase')).journeys.map(({ id }) => id))
		.toContain(purchase.id)
	const { transitions, journeys } = await read('purchase')
	const kept = journeys.find(({ id }) => id === purchase.id)!
	expect(kept.demo).toBe(false)
	expect(kept.steps.flatMap(([places]) => places.map((place) => transitions[place]))).toEqual(
		expect.arrayContaining(taken),
	)
	await analyst.close()

	await answer(page, 'Withdraw this')
	await expect(region(page).getByRole('status')).toHaveText(
		'How you use the pages is not recorded.',
	)
	const before = sent.length
	await browse(page)
	expect(sent.length).toBe(before)
})
