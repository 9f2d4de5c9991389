import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Mark all as read' })

/** Pages on which a call marked everything as read. */
const done = new WeakSet<Page>()

/** `Mark all as read` (NTF-01), for an account with one unread notification. */
export const notificationReadingDriver: Driver = {
	noun: 'notification-reading',
	drives: () => true,
	start: async (page) => {
		await arrive(page)
		await page.route('**/v1/task/fetch-notification*', (route) => {
			const read = done.has(page)
			const one = {
				notification_id: 'n1',
				message: 'Something to read',
				route: '/quiz',
				task_id: 't1',
				created_at: '2026-11-20T10:00:00.000Z',
				read,
			}
			const unread = read ? 0 : 1
			return route.fulfill({ json: { data: [one], total: 1, unread, version: `1.${unread}.1` } })
		})
		await page.goto('/profile/notifications')
	},
	events: {
		'reading.requested': async (page) => {
			// A read notification has become unread: another one came.
			if (done.delete(page)) await page.reload()
			await button(page).click()
		},
	},
	calls: {
		readAll: {
			url: /\/v1\/task\/read-all-notifications$/,
			answers: {
				read: async (route) => {
					done.add(route.request().frame().page())
					await route.continue()
				},
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { tags }, { effects }) => {
		if (effects.some((effect) => effect.startsWith('do announceFailure')))
			await expect(page.getByText(/^The notifications stay unread: /)).toBeVisible()
		const isBusy = tags.includes('#busy')
		await expect(button(page)).toHaveCount(done.has(page) ? 0 : 1)
		await expect(page.getByRole('main').getByText('New', { exact: true })).toHaveCount(
			done.has(page) ? 0 : 1,
		)
		if (isBusy) await expect(button(page)).toBeDisabled()
	},
}
