import type { BrowserContext, Page } from '@playwright/test'

type Nudged = Window & { mayNudge?: boolean }

/**
 * Keeps the home page's nudges closed in tests that visit it signed in: the career-interest form
 * was shown just before and the questionnaire is answered, unless a page calls `allowNudges`.
 */
export const withoutNudges = (context: BrowserContext) =>
	context.addInitScript(() => {
		const isNudged = () => !(window as Nudged).mayNudge
		const { getItem } = Storage.prototype
		Storage.prototype.getItem = function (key) {
			if (key !== 'vidya.nudged' || !isNudged()) return getItem.call(this, key)
			return JSON.stringify({ version: 1, nudgedAt: Date.now() })
		}
		const { fetch } = window
		window.fetch = async (input, options) => {
			const url = input instanceof Request ? input.url : String(input)
			if (!url.endsWith('/recommend/is-wizard-completed') || !isNudged())
				return fetch(input, options)
			return Response.json(true)
		}
	})

/** For tests of the nudges themselves: call it before the page is opened. */
export const allowNudges = (page: Page) =>
	page.addInitScript(() => {
		;(window as Nudged).mayNudge = true
	})
