import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save details' })

const words: Record<string, string> = {
	required: 'Please enter your name.',
	invalid: 'This is not a phone number. Check the digits and the country, or leave it empty.',
}
const failed =
	'Your details were not saved: the server did not answer. What you typed is kept; please try again.'

const toasts: Record<string, string> = {
	announceNothing: 'No changes detected',
	announceSaved: 'Details updated successfully!',
}

type Details = { name: string; phone: string }

const seesError = async (page: Page, name: string, kind: string | undefined) => {
	if (kind) await expect(field(page, name)).toHaveAccessibleDescription(words[kind]!)
	const wrong = field(page, name).and(page.locator('[aria-invalid=true]'))
	await expect(wrong).toHaveCount(kind ? 1 : 0)
}

/** Name and phone on the page of personal details (SES-04). */
export const profileDetailsDriver: Driver = {
	noun: 'profile-details',
	maxSteps: 16,
	// Fields are driven from a valid, unsaved form; other situations differ only in earlier input.
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return true
		const isPlain = from.includes('"errors":{}') && from.includes('"saved":"Asha"')
		if (label === 'field.changed mistyped' || label === 'field.changed name')
			return isPlain && from.includes('idle') && from.includes('"name":"Asha"')
		if (label === 'field.changed nameless') return isPlain && from.includes('#failed')
		return !from.includes('"name":"Asha Rao","phone":"98"')
	},
	start: async (page, label) => {
		await arrive(page)
		await callAs(page, '/user/info', { displayName: 'Asha', phone: '+919822012345' }, 'PATCH')
		await page.goto('/profile')
		if (label !== 'kept') return
		await field(page, 'Name').fill('Asha Rao')
		await page.reload()
	},
	events: {
		'field.changed name': (page) => field(page, 'Name').fill('Asha Rao'),
		'field.changed nameless': (page) => field(page, 'Name').fill(' '),
		'field.changed mistyped': (page) => field(page, 'Phone').fill('98'),
		'form.submitted': (page) => save(page).click(),
	},
	calls: {
		saveDetails: {
			url: /\/v1\/user\/info$/,
			holds: (_, request) => request.method() === 'PATCH',
			answers: {
				saved: (route) => route.continue(),
				phoneRefused: (route) =>
					route.fulfill({
						status: 400,
						contentType: 'application/problem+json',
						json: {
							status: 400,
							code: 'invalid-request',
							errors: [{ field: '/phone', message: 'must match pattern' }],
						},
					}),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { tags, context }, { effects }) => {
		for (const effect of effects) {
			const said = toasts[effect.split(' ')[1]!]
			if (said) await expect(page.getByText(said, { exact: true })).toBeVisible()
			if (effect.startsWith('do focusError'))
				await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
		}
		const draft = context.draft as Details
		const errors = context.errors as Partial<Record<keyof Details, string>>
		await expect(field(page, 'Name')).toHaveValue(draft.name)
		await expect(field(page, 'Phone')).toHaveValue(draft.phone)
		await seesError(page, 'Name', errors.name)
		await seesError(page, 'Phone', errors.phone)
		await expect(page.getByText(failed)).toHaveCount(tags.includes('#failed') ? 1 : 0)
		await expect(save(page)).toBeEnabled({ enabled: !tags.includes('#busy') })
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(context.saved))
	},
}
