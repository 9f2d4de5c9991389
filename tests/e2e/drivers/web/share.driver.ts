import { expect, type Locator, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { accountMenu, leaveElsewhere } from '../../support/other-tab.ts'

const clipboard = '/test/clipboard'
const sheet = '/test/sheet'
const points = '/v1/vidya-points/user-activity-points'

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Share this/ })

/** The shares that a page asked points for. */
const asked = new WeakMap<Page, unknown[]>()

/**
 * Clipboard and share sheet answer by network calls, so that a path decides their outcome. Another
 * test covers the real clipboard.
 */
const replaceBrowserParts = (page: Page, hasSheet: boolean) =>
	page.addInitScript(
		([copying, sharing]) => {
			const ask = async (path: string, body: string) => {
				const answer = await fetch(path, { method: 'POST', body })
				if (!answer.ok) throw new DOMException('told by the test', await answer.text())
			}
			navigator.clipboard.writeText = (text) => ask(copying, text)
			if (sharing) navigator.share = (data) => ask(sharing, String(data?.url))
			else Reflect.deleteProperty(Navigator.prototype, 'share')
		},
		[clipboard, hasSheet ? sheet : ''] as const,
	)

const went = (route: Route) => {
	expect(route.request().postData()).toBe(route.request().frame().url())
	return route.fulfill({ status: 204 })
}
const refused = (route: Route) => route.fulfill({ status: 403, body: 'NotAllowedError' })

/** The share dialog (SHR-01, SHR-02). */
export const shareDriver: Driver = {
	noun: 'share',
	// Visitors are driven on the device without a share sheet, signed-in accounts on the one with it.
	drives: ({ kind, from, label }) => {
		const isComing = label.startsWith('account.observed')
		if (kind === 'start' || !from.includes('"hasSheet":false')) return !isComing
		return from.includes('"signedIn":false') ? label !== 'account.observed in' : isComing
	},
	start: async (page, label) => {
		await arrive(page)
		const recorded: unknown[] = []
		asked.set(page, recorded)
		await replaceBrowserParts(page, label !== 'course')
		await page.context().route(/facebook\.com/, (route) => route.fulfill({ body: 'Facebook' }))
		page.on('request', (request) => {
			if (request.url().endsWith(points)) recorded.push(request.postDataJSON())
		})
		await page.goto(label === 'quiz' ? '/quiz' : '/courses')
		await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
		await page.getByRole('button', { name: 'Share', exact: true }).click()
	},
	events: {
		'copy.requested': (page) => dialog(page).getByRole('button', { name: /^Cop/ }).click(),
		'sheet.requested': (page) =>
			dialog(page).getByRole('button', { name: 'Share with an app' }).click(),
		'place.opened': async (page) => {
			const opened = page.context().waitForEvent('page')
			await dialog(page).getByRole('link', { name: 'Facebook' }).click()
			const other = await opened
			await other.close()
		},
		'account.observed out': leaveElsewhere,
		'share.closed': (page) => page.keyboard.press('Escape'),
	},
	calls: {
		copyLink: { url: new RegExp(clipboard), answers: { copied: went, refused } },
		openSheet: {
			url: new RegExp(sheet),
			answers: {
				shared: went,
				dismissed: (route) => route.fulfill({ status: 403, body: 'AbortError' }),
				refused,
			},
		},
	},
	sees: async (page, { state, tags, context }, { effects }) => {
		const recorded = asked.get(page)!
		const expected = effects.filter((effect) => effect.startsWith('do recordShare')).length
		await expect.poll(() => recorded.length).toBe(expected)
		for (const one of recorded.splice(0)) expect(one).toMatchObject({ activity: 'share_resource' })
		await expect(accountMenu(page)).toHaveCount(context.signedIn ? 1 : 0)
		await expect(dialog(page)).toHaveCount(state === 'closed' ? 0 : 1)
		if (state === 'closed') return
		const word = tags.includes('#copied') ? 'Copied' : 'Copy'
		await expect(dialog(page).getByRole('button', { name: /^Cop/ })).toHaveText(word)
		const hint = dialog(page).getByText('The browser does not allow copying.')
		await expect(hint).toHaveCount(tags.includes('#refused') ? 1 : 0)
		const app = dialog(page).getByRole('button', { name: 'Share with an app' })
		await expect(app).toHaveCount(context.hasSheet ? 1 : 0)
	},
}
