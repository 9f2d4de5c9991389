import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'

const banner = (page: Page) => page.getByRole('banner')
const toggle = (page: Page) => banner(page).getByRole('switch', { name: 'School side' })

const switchOn = (path: string) => async (page: Page) => {
	await page.goto(path)
	await toggle(page).click()
}

/** The two sides of the product (HDR-05, HDR-14). Machine paths prove other tabs. */
export const schoolModeDriver: Driver = {
	noun: 'school-mode',
	drives: ({ kind, label }) => {
		if (kind === 'start') return label === 'contact'
		return kind === 'event' && label.startsWith('mode.switched')
	},
	start: async (page) => {
		await arrive(page, 'verified-poc@demo.vidya.test')
		await page.goto('/learning')
	},
	events: {
		'mode.switched': switchOn('/learning'),
		'mode.switched profile': switchOn('/profile'),
		'mode.switched dashboard': switchOn('/profile/dashboard'),
	},
	calls: {},
	sees: async (page, { state }, { kind, label, effects }) => {
		const isSchool = state === 'school'
		await expect(toggle(page)).toBeChecked({ checked: isSchool })
		const [, to] = /do goTo.*?"path":"([^"]+)"/.exec(effects.join(' ')) ?? []
		const stayed = {
			'mode.switched profile': '/profile',
			'mode.switched dashboard': '/profile/dashboard',
		}
		const path = to ?? stayed[label as keyof typeof stayed] ?? '/learning'
		if (kind === 'event') await expect(page).toHaveURL(path)
		await expect(banner(page).getByRole('link', { name: 'Vidya, home' })).toHaveAttribute(
			'href',
			isSchool ? '/profile/dashboard' : '/',
		)
	},
}
