import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'

const box = (page: Page) =>
	page
		.getByRole('region', { name: 'Notifications on your devices' })
		.getByRole('checkbox', { name: 'Community' })

/** The choice that the server has. */
const stored = new WeakMap<Page, boolean>()
/** The choice that the next answer stores. */
const wanted = new WeakMap<Page, boolean>()

/** Presses the box, after another device made the opposite choice where it is needed. */
const turn = (push: boolean) => async (page: Page) => {
	if (stored.get(page) === push) {
		const path = '/task/notification-topics/community'
		await callAs(page, path, { push: !push }, 'PUT')
		stored.set(page, !push)
		await page.reload()
	}
	wanted.set(page, push)
	await box(page).click()
}

/** The topics that the devices of a person show (NTF-02). */
export const notificationTopicsDriver: Driver = {
	noun: 'notification-topics',
	drives: () => true,
	start: async (page) => {
		await arrive(page)
		stored.set(page, true)
		await page.goto('/profile/notifications')
	},
	events: { 'topic.switched off': turn(false), 'topic.switched on': turn(true) },
	calls: {
		saveTopic: {
			url: /\/v1\/task\/notification-topics\/\w+$/,
			answers: {
				stored: async (route) => {
					const page = route.request().frame().page()
					stored.set(page, wanted.get(page)!)
					await route.continue()
				},
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { tags, context }, { effects }) => {
		const checked = context.push === null ? stored.get(page)! : context.push === true
		await expect(box(page)).toBeChecked({ checked })
		await expect(box(page)).toBeEnabled({ enabled: !tags.includes('#busy') })
		if (effects.some((effect) => effect.startsWith('do announceFailure')))
			await expect(page.getByText(/^Your choice was not saved: /)).toBeVisible()
	},
}
