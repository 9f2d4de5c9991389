import { expect, type Locator, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'

type Channel = 'push' | 'mail'

const boxes: Record<Channel, (page: Page) => Locator> = {
	push: (page) =>
		page
			.getByRole('region', { name: 'Notifications on your devices' })
			.getByRole('checkbox', { name: 'Community' }),
	mail: (page) =>
		page
			.getByRole('region', { name: 'Reminders and reports by mail' })
			.getByRole('checkbox', { name: 'School and parents' }),
}
const paths = { push: 'community', mail: 'school' } as const

/** The choices that the server has. */
const stored = new WeakMap<Page, Record<Channel, boolean>>()
/** The choice that the next answer stores. */
const wanted = new WeakMap<Page, [Channel, boolean]>()

/** Presses a box, after another device made the opposite choice where it is needed. */
const turn = (channel: Channel, isOn: boolean) => async (page: Page) => {
	const choices = stored.get(page)!
	if (choices[channel] === isOn) {
		const path = `/task/notification-topics/${paths[channel]}`
		await callAs(page, path, { [channel]: !isOn }, 'PUT')
		choices[channel] = !isOn
		await page.reload()
	}
	wanted.set(page, [channel, isOn])
	await boxes[channel](page).click()
}

/** The topics that a person wants on devices and by mail (NTF-02). */
export const notificationTopicsDriver: Driver = {
	noun: 'notification-topics',
	drives: () => true,
	start: async (page) => {
		await arrive(page)
		stored.set(page, { push: true, mail: true })
		await page.goto('/profile/notifications')
	},
	events: {
		'topic.switched off': turn('push', false),
		'topic.switched on': turn('push', true),
		'topic.switched mails off': turn('mail', false),
	},
	calls: {
		saveTopic: {
			url: /\/v1\/task\/notification-topics\/\w+$/,
			answers: {
				stored: async (route) => {
					const page = route.request().frame().page()
					const [channel, isOn] = wanted.get(page)!
					stored.get(page)![channel] = isOn
					await route.continue()
				},
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { tags, context }, { effects }) => {
		const isBusy = tags.includes('#busy')
		for (const channel of ['push', 'mail'] as const) {
			const box = boxes[channel](page)
			const isSwitched = context.channel === channel
			const checked = isSwitched ? context.isOn === true : stored.get(page)![channel]
			await expect(box).toBeChecked({ checked })
			await expect(box).toBeEnabled({ enabled: !isBusy })
		}
		if (effects.some((effect) => effect.startsWith('do announceFailure')))
			await expect(page.getByText(/^Your choice was not saved: /)).toBeVisible()
	},
}
