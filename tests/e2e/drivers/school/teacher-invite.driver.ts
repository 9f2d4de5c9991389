import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const main = (page: Page) => page.getByRole('main')
const addresses = (page: Page) => main(page).getByRole('textbox', { name: 'Email addresses' })
const failures: Record<string, string> = {
	tooMany: 'Too many invitations for now. Try again in an hour.',
	unavailable: 'The server did not answer. Nothing was changed; try again.',
}
/** The form that invites teachers (SCH-06). Machine paths prove session and storage. */
export const teacherInviteDriver: Driver = {
	noun: 'teacher-invite',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'fresh'
		if (label.endsWith('signedOut')) return false
		// Filling in the same words changes nothing.
		if (label === 'addresses.changed') return !from.includes('"typed":"Asha')
		if (label === 'addresses.changed wrong') return from.includes('"typed":""')
		return !(label === 'invitations.submitted' && from.includes('"results":["'))
	},
	start: async (page) => {
		await arrive(page, 'unverified-poc@demo.vidya.test')
		await page.goto('/profile/teacher-upload')
		await expect(addresses(page)).toBeVisible()
	},
	events: {
		'addresses.changed': (page) =>
			addresses(page).fill('Asha Rao <asha@school.example>, ravi@school.example'),
		'addresses.changed wrong': (page) => addresses(page).fill('asha@school'),
		'invitations.submitted': (page) =>
			main(page).getByRole('button', { name: 'Send invitations' }).click(),
	},
	calls: {
		sendInvitations: {
			url: /\/v1\/school\/teacher-invitations$/,
			holds: (_, request) => request.method() === 'POST',
			answers: {
				sent: (route) =>
					route.fulfill({
						json: {
							data: [
								{ email: 'asha@school.example', result: 'invited' },
								{ email: 'ravi@school.example', result: 'pending' },
							],
						},
					}),
				tooMany: refuse(429, 'too-many-requests'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		await expect(addresses(page)).toHaveValue(String(context.typed))
		const faults = { missing: 'Please type an address.', invalid: 'These are no email addresses' }
		for (const [fault, words] of Object.entries(faults))
			await expect(main(page).getByText(words)).toHaveCount(context.fault === fault ? 1 : 0)
		for (const [failure, words] of Object.entries(failures))
			await expect(main(page).getByText(words)).toHaveCount(context.failure === failure ? 1 : 0)
		await expect(main(page).getByRole('button', { name: 'Sending…' })).toHaveCount(
			state === 'sending' ? 1 : 0,
		)
		const came = (context.results as string[]).length > 0
		await expect(main(page).getByText('asha@school.example: invited')).toHaveCount(came ? 1 : 0)
	},
}
