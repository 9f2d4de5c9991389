import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'

const topics = { community: 'Community', jobs: 'Jobs' } as const

const box = (page: Page, topic: keyof typeof topics) =>
	page
		.getByRole('region', { name: 'Notifications on your devices' })
		.getByRole('checkbox', { name: topics[topic] })

/** The topics that the devices of a person show (NTF-02). */
export const notificationTopicsDriver: Driver = {
	noun: 'notification-topics',
	drives: () => true,
	start: async (page, input) => {
		await arrive(page)
		if (input !== 'all')
			await callAs(page, '/task/notification-topics/community', { push: false }, 'PUT')
		await page.goto('/profile/notifications')
	},
	events: {
		'topic.switched community': (page) => box(page, 'community').click(),
		'topic.switched jobs': (page) => box(page, 'jobs').click(),
	},
	calls: {
		saveTopic: {
			url: /\/v1\/task\/notification-topics\/\w+$/,
			answers: {
				stored: (route) => route.continue(),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { tags, context }, { effects }) => {
		const muted = String(context.muted).split(' ')
		for (const topic of ['community', 'jobs'] as const)
			await expect(box(page, topic)).toBeChecked({ checked: !muted.includes(topic) })
		await expect(box(page, 'jobs')).toBeEnabled({ enabled: !tags.includes('#busy') })
		if (effects.some((effect) => effect.startsWith('do announceFailure')))
			await expect(page.getByText(/^Your choice was not saved: /)).toBeVisible()
	},
}
