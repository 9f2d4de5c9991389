import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'

const call = /\/v1\/user\/billing$/

const form = (page: Page) => page.getByRole('region', { name: 'Details for invoices' })
const save = (page: Page) => form(page).getByRole('button', { name: /^(Save details|Saving…)$/ })
const state = (page: Page) => form(page).getByLabel('State or union territory')
const gstin = (page: Page) => form(page).getByLabel('GSTIN (optional)')

const faults: Record<string, string> = {
	'stateCode missing': 'Choose the state you buy from.',
	'gstin invalid': 'This is not a GSTIN. Check its 15 characters on your certificate.',
	'gstin other-state':
		'The first two digits of this GSTIN belong to another state than the one chosen.',
	'businessName missing': 'Enter the name the GSTIN is registered to, or leave the GSTIN empty.',
}
const failures: Record<string, string> = {
	signedOut:
		'Your session has ended, so nothing was saved. Sign in and press Save again; what you typed stays.',
	unavailable: 'Nothing was saved: the server did not answer. What you typed stays; try again.',
}
const isFilled = /"gstin":"27[^"]*","stateCode":"(27|29)"/

const inPune = { state_code: '27', address: '', business_name: '', gstin: '' }

/** The form of the details for invoices, on the page of purchases. */
export const billingDetailsDriver: Driver = {
	noun: 'billing-details',
	// A wrong GSTIN beside a state that is chosen is the same form once more.
	drives: ({ from, to }) => ![from, to].some((place) => isFilled.test(place)),
	start: async (page) => {
		await arrive(page)
		await page.goto('/profile/purchase-history')
		await expect(state(page)).toHaveValue('')
	},
	events: {
		'detail.changed state': async (page) => void (await state(page).selectOption('Karnataka')),
		// Typing the current value would be no change.
		'detail.changed wrong-gstin': async (page) => {
			await gstin(page).fill('')
			await gstin(page).fill('27AAPFU0939F1ZW')
		},
		'details.submitted': (page) => save(page).click(),
	},
	calls: {
		saveDetails: {
			url: call,
			holds: (_, request) => request.method() === 'PUT',
			answers: {
				saved: (route) => route.fulfill({ json: inPune }),
				signedOut: async (route) => {
					const status = 401
					const refused = {
						status,
						contentType: 'application/problem+json',
						json: { status, code: 'session-expired' },
					}
					// The client renews a refused token and repeats the call once; the repetition is refused
					// too.
					const page = route.request().frame().page()
					await page.route(call, (again) => again.fulfill(refused), { times: 1 })
					await route.fulfill(refused)
				},
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { tags, context }) => {
		await expect(state(page)).toHaveValue(String(context.stateCode))
		await expect(gstin(page)).toHaveValue(String(context.gstin))
		const words = (context.faults as string[]).map((fault) => faults[fault]!)
		if (context.failure) words.push(failures[String(context.failure)]!)
		await expect
			.poll(async () => (await form(page).getByRole('alert').allTextContents()).sort())
			.toEqual(words.sort())
		await expect(save(page)).toHaveText(tags.includes('#busy') ? 'Saving…' : 'Save details')
		await expect(form(page).getByRole('status')).toHaveText(
			tags.includes('#saved') ? 'Saved. The next invoice carries these details.' : '',
		)
	},
}
