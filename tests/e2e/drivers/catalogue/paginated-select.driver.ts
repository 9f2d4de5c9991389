import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'School' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Choosing a school as a parent (FLD-05). Other tests prove scrolling and invalid answers. */
export const paginatedSelectDriver: Driver = {
	noun: 'paginated-select',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'empty'
		if (from.includes('"chosen":"s1"')) return false
		if (/malformed|near|far|gone|checkInterval/.test(label)) return false
		// Closes a list that failed to load, searches a loaded one, and chooses the school it finds.
		if (label === 'option.chosen') return from.startsWith('open.complete')
		if (label === 'list.closed') return from.startsWith('open.failed')
		if (label === 'text.changed') return from.startsWith('open.watching')
		if (label === 'list.opened') return !from.includes('Nai')
		if (from.startsWith('open.failed')) return !from.includes('Nai')
		if (from.includes('Nai')) return label !== 'loadPage more'
		return label !== 'loadPage last'
	},
	start: async (page) => {
		await arrive(page, 'parent@demo.vidya.test')
		await page.goto('/profile/parent-nomination')
		await expect(field(page)).toBeVisible()
	},
	events: {
		'list.opened': (page) => field(page).click(),
		'list.closed': (page) => field(page).press('Escape'),
		'text.changed': (page) => field(page).pressSequentially('Nai'),
		'option.chosen': (page) =>
			page.getByRole('option', { name: 'Nai Subah Public School' }).click(),
		'page.retried': (page) => page.getByRole('button', { name: 'Try again' }).click(),
	},
	calls: {
		loadPage: {
			url: /\/v1\/options\/schools/,
			answers: {
				more: (route) => route.continue(),
				last: (route) => route.continue(),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context, tags }) => {
		await expect(field(page)).toHaveAttribute('aria-expanded', String(tags.includes('#open')))
		await expect(field(page)).toHaveValue(
			context.chosen ? 'Nai Subah Public School' : String(context.text),
		)
		if (state === 'open.loading') await expect(page.getByText('Loading more…')).toBeVisible()
		if (state === 'open.watching') await expect(options(page)).toHaveCount(10)
		if (state === 'open.complete')
			await expect(options(page)).toHaveText(['Nai Subah Public School'])
		await expect(page.getByText('The list could not be loaded.')).toHaveCount(
			tags.includes('#failed') ? 1 : 0,
		)
	},
}
