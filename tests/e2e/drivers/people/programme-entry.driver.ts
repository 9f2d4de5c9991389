import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { accountMenu, arriveElsewhere, leaveElsewhere } from '../../support/other-tab.ts'

const path = '/international-tpo/kenya'
const login = (page: Page) => page.getByRole('dialog', { name: 'Sign in to take part' })
const isAway = (page: Page) => !page.url().includes(path)
const enter = (page: Page, name: string) =>
	page.getByRole('main').getByRole('button', { name, exact: true, includeHidden: true })

/**
 * Entering a country's programme (NAV-11). The session is read at the start and from other tabs.
 */
export const programmeEntryDriver: Driver = {
	noun: 'programme-entry',
	drives: () => true,
	start: async () => undefined,
	events: {
		'account.observed out': async (page) => {
			if (isAway(page)) await page.goto(path)
			else await leaveElsewhere(page)
		},
		'account.observed in': async (page) => {
			if (!isAway(page)) await arriveElsewhere(page)
			else {
				await arrive(page)
				await page.goto(path)
			}
		},
		'entry.requested': (page) => enter(page, 'Take part').click(),
	},
	calls: {
		registerForProgramme: {
			url: /\/v1\/international-tpo\/registrations$/,
			answers: {
				registered: (route) => route.fulfill({ json: { status: true, response: {} } }),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, tags }, { effects }) => {
		if (state === 'arriving') return
		await expect(accountMenu(page)).toHaveCount(state === 'signedOut' ? 0 : 1)
		if (effects.some((effect) => effect.startsWith('do askLogin'))) {
			await expect(login(page).getByRole('textbox', { name: 'Email' })).toBeFocused()
			await expect(login(page)).toContainText('for the international teacher programme in Kenya.')
			await page.keyboard.press('Escape')
		}
		await expect(page.getByRole('dialog')).toHaveCount(0)
		const isBusy = tags.includes('#busy')
		await expect(enter(page, isBusy ? 'One moment...' : 'Take part')).toHaveCount(1)
		await expect(page.getByRole('main').getByText(/^It did not work/)).toHaveCount(
			tags.includes('#failed') ? 1 : 0,
		)
	},
}
