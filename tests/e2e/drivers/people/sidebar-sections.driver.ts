import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'

const sider = (page: Page) =>
	page.getByRole('main').getByRole('navigation', { name: 'Your Profile' }).first()
const section = (page: Page, name: string) => sider(page).getByRole('button', { name, exact: true })

/** The sections of a school's sidebar (SCH-02). Machine paths prove stored sections. */
export const sidebarSectionsDriver: Driver = {
	noun: 'sidebar-sections',
	drives: ({ kind, label }) =>
		kind === 'start'
			? label === 'folded'
			: !label.endsWith('registers') || label.startsWith('section'),
	maxSteps: 4,
	start: async (page) => {
		await arrive(page, 'verified-poc@demo.vidya.test')
		await page.goto('/profile/dashboard')
		await page.getByRole('banner').getByRole('switch', { name: 'School side' }).click()
	},
	events: {
		'section.toggled teachers': (page) => section(page, 'Teachers').click(),
		'section.toggled registers': (page) => section(page, 'Registers and events').click(),
		'place.observed outside': (page) =>
			sider(page).getByRole('link', { name: 'School dashboard' }).click(),
	},
	calls: {},
	sees: async (page, { context }) => {
		const open = context.open as string[]
		const expanded = (id: string) => String(open.includes(id))
		await expect(section(page, 'Teachers')).toHaveAttribute('aria-expanded', expanded('teachers'))
		await expect(section(page, 'Registers and events')).toHaveAttribute(
			'aria-expanded',
			expanded('registers'),
		)
		await expect(sider(page).getByRole('link', { name: 'Points of contact' })).toHaveCount(
			open.includes('teachers') ? 1 : 0,
		)
	},
}
