import { expect, type Page, test } from '@playwright/test'
import { readyForOffline } from '../support/journeys/offline.ts'

type Message = {
	type: string
	tab: string
	actor?: string
	machine?: string
	transitions?: string[]
	actors?: { machine: string }[]
}

/**
 * Opens a tab that listens like the atlas. `heard` returns the messages of the product's tabs so
 * far.
 */
const listenIn = async (page: Page) => {
	await page.goto('/docs')
	await page.evaluate(() => {
		const channel = new BroadcastChannel('vidya-atlas')
		const heard: unknown[] = []
		channel.onmessage = ({ data }) => heard.push(data)
		Object.assign(window, { heard, say: (type: string) => channel.postMessage({ type }) })
	})
	const say = (type: 'atlas.hello' | 'atlas.bye') =>
		page.evaluate((word) => (window as never as { say: (type: string) => void }).say(word), type)
	const heard = () =>
		page.evaluate(() => (window as never as { heard: unknown[] }).heard) as Promise<Message[]>
	return { say, heard }
}

test('ATL-08 the product tells an atlas tab which machines run and how they move, while it is asked and nothing more', async ({
	page,
	context,
}) => {
	const { say, heard } = await listenIn(await context.newPage())
	await page.goto('/learning?type=self_paced&paid_type=paid')
	const card = page.getByRole('article').first()
	const bookmark = card.getByRole('button', { name: /^Bookmark/ })
	await expect(bookmark).toBeVisible()
	const arrived = async () => (await heard()).map(({ type }) => type)
	await expect.poll(arrived).toEqual(['product.arrived'])

	await readyForOffline(page)
	await say('atlas.hello')
	// The banner may move before the answer is read.
	const answers = async () => (await heard()).filter(({ type }) => type !== 'actor.moved')
	await expect.poll(answers).toHaveLength(2)
	const here = (await answers())[1]!
	expect(here.type).toBe('product.here')
	expect(new Set(here.actors!.map(({ machine }) => machine))).toEqual(
		new Set(
			'modal-stack cart session logout card-action favourite banner-carousel offline-queue server-return'.split(
				' ',
			),
		),
	)
	expect(here).toHaveProperty('held', true)
	expect(Object.keys(here.actors![0]!).sort()).toEqual(['actor', 'machine', 'state', 'tags'])

	await bookmark.click()
	await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
	const moved = async () =>
		(await heard())
			.filter(({ type }) => type === 'actor.moved')
			.map(({ machine, transitions }) => [machine, transitions])
	await expect.poll(moved).toEqual(
		expect.arrayContaining([
			['favourite', ['plain favourite.toggled 2']],
			['modal-stack', [expect.stringMatching(/^\S+ modal\.opened \d$/)]],
		]),
	)
	const message = (await heard()).find(({ machine }) => machine === 'favourite')!
	const { at, actor, tab, ...rest } = message as Message & { at: number }
	expect(rest).toEqual({
		type: 'actor.moved',
		machine: 'favourite',
		event: 'favourite.toggled',
		transitions: ['plain favourite.toggled 2'],
		state: 'plain',
		tags: [],
	})
	expect([typeof at, typeof actor, tab]).toEqual(['number', 'string', here.tab])

	await page.evaluate(() => {
		const channel = new BroadcastChannel('vidya-atlas')
		channel.onmessage = ({ data }) =>
			data.type === 'atlas.bye' && channel.postMessage({ type: 'bye.heard' })
	})
	await say('atlas.bye')
	await expect.poll(async () => (await heard()).at(-1)?.type).toBe('bye.heard')
	const before = (await heard()).length
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Cart, / })
		.click()
	await expect(page).toHaveURL(/\/cart/)
	expect((await heard()).length).toBe(before)
	await page.close()
	await expect.poll(async () => (await heard()).at(-1)).toEqual({ type: 'product.gone', tab })
})

/** Ends a tab as a crash does: nothing in it runs any more. */
const crash = async (page: Page) => {
	const session = await page.context().newCDPSession(page)
	const gone = page.waitForEvent('crash')
	// Nobody is left who could answer.
	session.send('Page.crash').catch(() => undefined)
	await gone
}

test('ATL-08 a tab that ends without a word is shown as gone and then dropped, a hidden or frozen one is not', async ({
	context,
}) => {
	const atlas = await context.newPage()
	await atlas.clock.install()
	await atlas.goto('/atlas/modal-stack/live')
	const panel = atlas.getByRole('region', { name: 'Live' })
	const rows = panel.locator('button[aria-pressed]')
	await expect(panel.getByText('No tab of the product is open')).toBeVisible()
	const crashing = await context.newPage()
	await crashing.goto('/learning')
	await expect(rows).toHaveCount(1)
	const frozen = await context.newPage()
	await frozen.goto('/learning')
	await expect(rows).toHaveCount(2)
	const session = await context.newCDPSession(frozen)
	await session.send('Page.setWebLifecycleState', { state: 'frozen' })
	await atlas.bringToFront()

	await crash(crashing)
	await expect(panel.getByText('A tab of the product ended without a word')).toBeVisible()
	await expect(rows.filter({ hasText: 'Tab is gone' })).toHaveCount(1)
	await expect(panel.getByText('Connected')).toBeVisible()
	await expect(panel.getByText('1 is running.')).toBeVisible()

	await session.send('Page.setWebLifecycleState', { state: 'active' })
	// The clock of a crashed tab cannot be moved on.
	await crashing.close()
	await atlas.clock.runFor(10_000)
	await expect(rows).toHaveCount(1)
	await expect(panel.getByText('ended without a word')).toHaveCount(0)
	await expect(panel.getByText('Connected')).toBeVisible()
	await frozen.close()
	await expect(panel.getByText('Nobody there')).toBeVisible()
	await expect(panel.getByText('ended without a word')).toHaveCount(0)
})
