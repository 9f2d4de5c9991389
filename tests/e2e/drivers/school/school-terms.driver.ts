import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Terms for schools' })

/** The terms of a school (SCH-05). */
export const schoolTermsDriver: Driver = {
	noun: 'school-terms',
	drives: ({ kind, label }) => kind !== 'start' || label === 'contact',
	start: async (page) => {
		await arrive(page, 'unverified-poc@demo.vidya.test')
		await callAs(page, '/school/taas-tnc', { is_agree: false })
		await page.goto('/profile/dashboard')
		await page.getByRole('button', { name: 'Terms for schools' }).click()
	},
	events: {
		'agreement.ticked': (page) => dialog(page).getByRole('checkbox').click(),
	},
	calls: {
		sendAgreement: {
			url: /\/v1\/school\/taas-tnc$/,
			holds: (page, request) => request.frame().page() === page,
			answers: {
				stored: (route) => route.fulfill({ json: { status: true, response: { taas_tnc: true } } }),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state }) => {
		await expect(dialog(page)).toHaveCount(state === 'reading' ? 1 : 0)
		if (state !== 'reading') return
		await expect(dialog(page)).toContainText('Terms last updated August 1, 2024')
	},
}
