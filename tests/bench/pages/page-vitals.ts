import type { Browser } from '@playwright/test'
import { settle, visit } from './visit.ts'

/** Vitals on a slow phone, in ms (CLS has no unit). The last three apply to pages that hydrate. */
export type Vitals = {
	fcp: number
	lcp: number
	tbt: number
	cls: number
	/** From the arrival of the entry script until the page answers to touch. */
	hydration?: number
	/** From the arrival of the last script before that, so without waiting for the network. */
	work?: number
	/** From the start of the navigation until the page answers to touch. */
	ready?: number
}

type Seen = { lcp: number; cls: number; tasks: { start: number; ms: number }[]; ready?: number }

/**
 * Runs in the page before other scripts: records the browser's entries and when the page answers to
 * touch (src/ui/action/early-input.ts).
 */
const watch = () => {
	const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
	const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
			type,
			buffered: true,
		})
	observe('largest-contentful-paint', ({ startTime }) => {
		seen.lcp = startTime
	})
	observe('layout-shift', (entry) => {
		const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, number | boolean>
		if (!hadRecentInput) seen.cls += value as number
	})
	observe('longtask', ({ startTime, duration }) => {
		seen.tasks.push({ start: startTime, ms: duration })
	})
	let replay: (() => void) | undefined
	Object.defineProperty(window, 'replayEarlyInput', {
		configurable: true,
		get: () => replay,
		set: (given: () => void) => {
			replay = () => {
				given()
				seen.ready = performance.now()
			}
		},
	})
	Object.assign(window, { benchSeen: seen })
}

const read = (): Vitals => {
	const { lcp, cls, tasks, ready } = (window as unknown as { benchSeen: Seen }).benchSeen
	const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
	const blocking = tasks
		.filter(({ start, ms }) => start + ms > fcp)
		.map(({ start, ms }) => start + ms - Math.max(start + 50, fcp))
	const tbt = blocking.reduce((sum, ms) => sum + Math.max(0, ms), 0)
	const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
	const arrived = performance.getEntriesByName(entry ?? '')[0] as PerformanceResourceTiming
	if (ready === undefined) return { fcp, lcp, tbt, cls }
	const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
		.filter(
			({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd < ready,
		)
		.map(({ responseEnd }) => responseEnd)
	const work = ready - Math.max(...scripts)
	return { fcp, lcp, tbt, cls, ready, hydration: ready - arrived.responseEnd, work }
}

/** How long a page may take until it answers to touch, in ms. */
const READY_MS = 60_000

/**
 * Visits a page once at 4 × CPU, 1.6 Mb/s and 150 ms of round trip.
 * @param hydrates whether the page answers to touch some time; it is waited for then
 */
export const measureVitals = (browser: Browser, url: string, hydrates: boolean): Promise<Vitals> =>
	visit(browser, { slowdown: 4, slowNetwork: true }, async (seen) => {
		await seen.page.addInitScript(watch)
		await seen.page.goto(url)
		const isReady = () => 'ready' in (window as unknown as { benchSeen: Seen }).benchSeen
		if (hydrates) await seen.page.waitForFunction(isReady, null, { timeout: READY_MS })
		await settle(seen)
		return seen.page.evaluate(read)
	})
