import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { browserFolder } from '#atlas/coverage/seen-in-browser.ts'
import { withoutNudges } from './journeys/nudges.ts'

type Told = { type: string; machine: string; transitions?: string[] }

/**
 * Listens in every page like the atlas (ATL-08) and reports the transitions of the product's
 * machines.
 */
const listen = () => {
	const channel = new BroadcastChannel('vidya-atlas')
	const { tookTransitions } = window as unknown as {
		tookTransitions: (machine: string, transitions: string[]) => void
	}
	channel.onmessage = ({ data: { type, machine, transitions = [] } }: MessageEvent<Told>) => {
		if (type === 'product.arrived') channel.postMessage({ type: 'atlas.hello', atlas: 'tests' })
		else if (transitions.length > 0) tookTransitions(machine, transitions)
	}
}

/**
 * Waits until the browser has hydrated a rendered page. If that never happens, the test goes on.
 */
const untilReady = (page: Page) =>
	page
		.waitForFunction(
			() => !window.replayEarlyInput || performance.getEntriesByName('page-ready').length > 0,
			undefined,
			{ timeout: 10_000 },
		)
		.catch(() => undefined)

/**
 * Makes navigation wait until the page is interactive; other tests press before that. A test calls
 * this itself for a second page that it opens.
 */
export const waitForAnswers = (page: Page): void => {
	const { goto, reload } = page
	page.goto = async (url, options) => {
		const answer = await goto.call(page, url, options)
		if (options?.waitUntil !== 'commit') await untilReady(page)
		return answer
	}
	page.reload = async (options) => {
		const answer = await reload.call(page, options)
		if (options?.waitUntil !== 'commit') await untilReady(page)
		return answer
	}
}

/**
 * Playwright's test, which also records the transitions that the browser takes, for `npm run atlas
 * -- coverage`. The first moves of machines that start with the page are not recorded.
 */
export const test = base.extend<{ taken: undefined }>({
	page: async ({ page }, use) => {
		waitForAnswers(page)
		await use(page)
	},
	taken: [
		async ({ context }, use, { workerIndex }) => {
			const lines = new Set<string>()
			await context.exposeFunction('tookTransitions', (machine: string, transitions: string[]) => {
				for (const transition of transitions) lines.add(JSON.stringify([machine, transition]))
			})
			await context.addInitScript(listen)
			await withoutNudges(context)
			await use(undefined)
			// A call that a test still holds when it ends belongs to nobody.
			for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
			mkdirSync(browserFolder, { recursive: true })
			appendFileSync(join(browserFolder, `${workerIndex}.jsonl`), `${[...lines].join('\n')}\n`)
		},
		{ auto: true },
	],
})
