import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { withoutSavings } from '../../support/without-savings.ts'

/** Two codes that the seed lists for every course; the table's words for them are its own. */
const codes: Record<string, string> = { SAVE10: 'TEACH20', DIWALI: 'FLAT100' }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Checkout' })
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Promo code' })

const verdicts: Record<string, string> = {
	waiting: 'Checking...',
	checking: 'Checking...',
	valid: 'Valid',
	invalid: 'Invalid',
	refused: 'This code has been used up.',
	failed: 'Error',
}

/** The server's own quote, which refuses the code. */
const refuse = (code: string, message: string) => async (route: Route) => {
	const response = await route.fetch()
	await route.fulfill({
		json: { ...(await response.json()), promo: null, promo_rejection: { code, message } },
	})
}

const codeOf = (situation: string) => /"code":"(\w*)"/.exec(situation)?.[1]

/** The promo field of a purchase (PRM-01 to PRM-03). */
export const promoCheckDriver: Driver = {
	noun: 'promo-check',
	drives: ({ from, kind, label }) => {
		if (kind === 'start') return label === 'blank'
		const isApplied = codeOf(from) === 'DIWALI'
		if (label === 'coupon.chosen unfit') return false
		if (label === 'coupon.chosen') return !isApplied
		if (label === 'promo.cleared') return isApplied && from.startsWith('valid')
		return true
	},
	start: async (page) => {
		await arrive(page)
		await withoutSavings(page)
		await page.goto('/learning?type=self_paced&paid_type=paid')
		await page.getByRole('button', { name: 'Purchase Now' }).first().click()
		await expect(field(page)).toBeVisible()
	},
	events: {
		'promo.changed typed': (page) => field(page).fill(` ${codes.SAVE10} `),
		'promo.changed blank': (page) => field(page).fill('  '),
		'coupon.chosen': (page) =>
			dialog(page)
				.getByRole('button', { name: `Apply ${codes.DIWALI}` })
				.click(),
		'promo.cleared': (page) =>
			dialog(page)
				.getByRole('button', { name: `Clear ${codes.DIWALI}` })
				.click(),
		'check.retried': (page) => dialog(page).getByRole('button', { name: 'Try again' }).click(),
	},
	calls: {
		checkPromo: {
			url: /\/v1\/purchase\/quote/,
			holds: (_, request) => Boolean(request.postDataJSON().promo_code),
			// The same call may also refetch the price beside the field.
			asksAgain: true,
			answers: {
				valid: (route) => route.continue(),
				invalid: refuse('promo-unknown', 'This promo code does not exist'),
				refused: refuse('promo-exhausted', verdicts.refused!),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		await expect(field(page)).toHaveValue(codes[String(context.code)] ?? '')
		for (const word of new Set(Object.values(verdicts)))
			await expect(dialog(page).getByText(word, { exact: true })).toHaveCount(
				word === verdicts[state] ? 1 : 0,
			)
	},
}
