import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { openContact } from '../../support/journeys/teachers.ts'
import { refuse } from '../refuse.ts'

const COURSE = 'Certificate in Teaching English as a Second Language'

const main = (page: Page) => page.getByRole('main')
const failures: Record<string, string> = {
	exhausted: 'Only 0 are left, so no teacher got one.',
	ended: 'It is over and can no longer be given.',
	notADueDay: 'Choose a day after today, at most a year ahead.',
	unavailable: 'The server did not answer. Nothing was changed; try again.',
}

/**
 * Choosing teachers for the licence of a course (SCH-06, 29.9): two in the demo school match the
 * search and do not have it.
 */
export const benefitAssignmentDriver: Driver = {
	noun: 'benefit-assignment',
	drives: ({ from, label }) => {
		if (label === 'teachers.toggled') return from.includes('"chosen":[]')
		if (label === 'teacher.toggled') return !from.includes('"t2"')
		if (label === 'dueDay.changed') return from.includes('"dueOn":""')
		return !(label === 'assignment.submitted' && from.includes('"failure":"'))
	},
	start: async (page) => {
		await openContact(page, '/profile/assign-licenses')
		await main(page).getByRole('link', { name: COURSE }).click()
		const search = main(page).getByRole('searchbox', { name: 'Name or email' })
		await search.fill('krishnan')
		await search.press('Enter')
		await expect(main(page).getByRole('checkbox')).toHaveCount(3)
	},
	events: {
		'teacher.toggled': (page) =>
			main(page).getByRole('checkbox', { name: 'Soumya Krishnan' }).click(),
		'teachers.toggled': (page) =>
			main(page).getByRole('checkbox', { name: 'All of this page' }).click(),
		'dueDay.changed': (page) =>
			main(page).getByRole('textbox', { name: 'Complete by (optional)' }).fill('31/01/2027'),
		'assignment.submitted': (page) =>
			main(page)
				.getByRole('button', { name: /^Give to (one|2) chosen teachers?$/ })
				.click(),
	},
	calls: {
		sendAssignment: {
			url: /\/v1\/school\/licences\/[0-9a-f-]+\/assignments$/,
			answers: {
				assigned: (route) => route.fulfill({ json: { assigned: 1, skipped: [], left: 35 } }),
				exhausted: refuse(409, 'licences-exhausted', { left: 0 }),
				ended: refuse(409, 'licence-ended'),
				notADueDay: refuse(400, 'invalid-request'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		const chosen = (context.chosen as string[]).length
		const isBusy = state === 'assigning'
		const words = ['Choose teachers', 'Give to one chosen teacher', 'Give to 2 chosen teachers'][
			chosen
		]!
		await expect(main(page).getByRole('button', { name: words })).toHaveCount(isBusy ? 0 : 1)
		await expect(main(page).getByRole('button', { name: 'Giving…' })).toHaveCount(isBusy ? 1 : 0)
		for (const [failure, said] of Object.entries(failures))
			await expect(main(page).getByText(said)).toHaveCount(context.failure === failure ? 1 : 0)
		await expect(main(page).getByText('Given to one teacher.')).toHaveCount(
			context.isReported ? 1 : 0,
		)
	},
}
