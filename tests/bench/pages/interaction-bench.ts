import type { Browser, Page } from '@playwright/test'
import { medians } from './medians.ts'
import { settle, type Visit, visit } from './visit.ts'

/**
 * Visible result of a press: ms until anything changes (skeleton, dimmed list or data) and until
 * the data is there.
 */
export type Interaction = {
	name: string
	changed: number
	complete: number
	/** Requests since the pointer came near, without pictures: method, path and search. */
	requests: string[]
	/** For Back: distance from the former scroll position, in pixels. */
	scrollOff?: number
}

/** Medians of several rounds through the same steps; requests of the last round. */
export const medianInteractions = (rounds: Interaction[][]): Interaction[] =>
	rounds.at(-1)!.map((one, n) => {
		const each = rounds.map((round) => round[n]!)
		const times = medians(each.map(({ changed, complete }) => ({ changed, complete })))
		const scroll =
			one.scrollOff !== undefined && medians(each.map(({ scrollOff }) => ({ scrollOff })))
		return { ...one, ...times, ...scroll }
	})

type Watch = { changed?: number; complete?: number }

/**
 * Runs in the page: records the paints after a change, relative to the next press or key, or to
 * `step`.
 */
const watch = () => {
	const shown = () => {
		const texts = [...document.querySelectorAll('main h1, main h3')].map((one) => one.textContent)
		const isWaiting = !!document.querySelector('main [aria-busy=true], main [class*=skeleton]')
		return { isWaiting, text: `${isWaiting} ${texts.join('|')}` }
	}
	const before = shown().text
	const seen: Watch = {}
	let begun: number | undefined
	const begin = ({ timeStamp }: Event) => {
		begun ??= timeStamp
	}
	for (const type of ['click', 'keydown', 'step']) addEventListener(type, begin, true)
	const afterPaint = (done: () => void) => requestAnimationFrame(() => setTimeout(done))
	new MutationObserver(() => {
		const { text, isWaiting } = shown()
		if (begun === undefined || text === before || seen.complete) return
		afterPaint(() => {
			const ms = performance.now() - begun!
			seen.changed ??= ms
			if (!isWaiting) seen.complete ??= ms
		})
	}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
	Object.assign(window, { benchWatch: seen })
}

const isComplete = () => !!(window as unknown as { benchWatch: Watch }).benchWatch.complete

const measure = async (
	seen: Visit,
	name: string,
	act: (page: Page) => Promise<unknown>,
): Promise<Interaction> => {
	const { page, fetched } = seen
	const asked = fetched.length
	await page.evaluate(watch)
	await act(page)
	await page.waitForFunction(isComplete)
	const found = await page.evaluate(
		() => (window as unknown as { benchWatch: Required<Watch> }).benchWatch,
	)
	await settle(seen)
	const requests = fetched
		.slice(asked)
		.filter(({ type }) => type !== 'picture')
		.map(({ method, url }) => `${method} ${url.slice(new URL(url).origin.length)}`)
	return { name, changed: found.changed, complete: found.complete, requests }
}

const press = (selector: string) => async (page: Page) => {
	const target = page.locator(selector)
	await target.hover()
	// About as long as a hand rests before it presses.
	await page.waitForTimeout(150)
	await target.click()
}

/**
 * Runs through the catalogue once at 4 × CPU, 1.6 Mb/s and 150 ms: next page, item, Back, search,
 * filter.
 */
export const measureInteractions = (browser: Browser, origin: string): Promise<Interaction[]> =>
	visit(browser, { slowdown: 4, slowNetwork: true, wide: true }, async (seen) => {
		const { page } = seen
		await page.goto(`${origin}/learning`)
		await page.waitForFunction(() => !window.replayEarlyInput)
		await settle(seen)
		const next = await measure(seen, 'next page', press('main nav:last-of-type a >> nth=-1'))
		await page.locator('main article h3 a').nth(5).scrollIntoViewIfNeeded()
		const left = await page.evaluate(() => scrollY)
		const open = await measure(seen, 'open an item', press('main article h3 a >> nth=5'))
		const goBack = () => {
			// The page's own listeners of `popstate` come first, and render in it.
			dispatchEvent(new Event('step'))
			history.back()
		}
		const back = await measure(seen, 'Back', () => page.evaluate(goBack))
		const scrollOff = Math.abs((await page.evaluate(() => scrollY)) - left)
		// Away from the cards, which prefetch what is pointed at.
		await page.mouse.move(2, 2)
		await settle(seen)
		const search = await measure(seen, 'search', async () => {
			await page.locator('main input[type=search]').fill('class')
			await page.keyboard.press('Enter')
		})
		const filter = await measure(seen, 'filter', press('main aside label >> nth=0'))
		return [next, open, { ...back, scrollOff }, search, filter]
	})
