import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })

const none = { total: 0, data: [] }
const found = {
	resources: {
		total: 4,
		data: [
			{ slug: 'fractions-that-make-sense', title: 'Fractions anew', course_type: 'self_paced' },
		],
	},
	jobs: none,
	posts: { total: 1, data: [{ slug: 'paper-strips', text: 'Paper strips', author: 'Asha Rao' }] },
	groups: none,
}

/** Types a text, with another space if it is there already. */
const type = (text: string) => async (page: Page) => {
	const value = await box(page).inputValue()
	await box(page).fill(value.startsWith(text) ? `${value} ` : text)
}

/** The header's search (FND-02). A list can be left with Escape while it is open. */
export const searchSuggestionDriver: Driver = {
	noun: 'search-suggestion',
	drives: ({ from, kind, label }) => {
		if (kind === 'start') return label === 'blank'
		if (label !== 'suggestions.dismissed') return true
		return from.includes('#open') || from.includes('"shown":"fractions"')
	},
	start: async (page) => {
		await page.setViewportSize({ width: 1440, height: 900 })
		await page.goto('/jobs')
		await page.getByRole('banner').getByRole('searchbox').focus()
		await expect(box(page)).toBeFocused()
	},
	events: {
		'text.changed': type('fractions'),
		'text.changed short': type(' f'),
		'suggestions.dismissed': (page) => box(page).press('Escape'),
		'suggestions.requested': (page) => box(page).press('ArrowDown'),
	},
	calls: {
		findSuggestions: {
			url: /\/v1\/suggestions\?/,
			answers: {
				found: (route) => route.fulfill({ json: found }),
				nothing: (route) =>
					route.fulfill({ json: { resources: none, jobs: none, posts: none, groups: none } }),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		const isListed = context.shown === 'fractions'
		await expect(list(page).getByRole('option')).toHaveText(
			isListed ? [/^Fractions anew/, 'All 4 resources for “fractions”', /^Paper strips/] : [],
		)
		const words = { empty: /^No suggestions for “fractions”/, failed: /did not answer/ }
		for (const [where, word] of Object.entries(words))
			await expect(list(page).getByText(word)).toHaveCount(state === where ? 1 : 0)
		const said = page.getByRole('banner').getByRole('status')
		await expect(said).toHaveText(
			{ ...words, shown: '3 suggestions. Choose with the arrow keys.' }[state] ?? '',
		)
		await expect(box(page)).toBeFocused()
		expect((await box(page).inputValue()).trim()).toBe(String(context.text).trim())
	},
}
