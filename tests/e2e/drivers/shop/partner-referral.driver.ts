import { expect } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { keptPartner, partnerIdOf } from '../../support/journeys/partner-link.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const referralUrl = /\/v1\/institutional-partner\/referral$/

const said = {
	recorded: 'We noted which partner brought your school.',
	refused: 'Your school is already linked to another partner.',
}

const taken = refuse(409, 'school-has-partner')

/**
 * A partner’s link (SCH-07), followed by a contact of a school. Machine paths prove other accounts.
 */
export const partnerReferralDriver: Driver = {
	noun: 'partner-referral',
	drives: ({ kind, label }) => {
		if (kind === 'start') return label === 'asked'
		return !/^(account\.left|school\.|findSchool (missing|other|unre)|recordReferral (no|signed)|retry)/.test(
			label,
		)
	},
	start: async (page) => {
		const id = await partnerIdOf(page, 'channel-partner')
		await page.goto(`/vidya-for-schools?ins_partner_id=${id}`)
		await expect(page).toHaveURL('/vidya-for-schools')
	},
	events: {
		'account.observed': async (page) => {
			await arrive(page, 'unverified-poc@demo.vidya.test')
			await page.goto('/learning')
		},
		'connection.returned': async (page) => {
			let isAskedAgain = false
			page.on('request', (request) => {
				if (referralUrl.test(request.url())) isAskedAgain = true
			})
			const returns = () => page.evaluate(() => void window.dispatchEvent(new Event('online')))
			// The page does not show the failure, and a connection that returns before it changes
			// nothing.
			await expect.poll(() => returns().then(() => isAskedAgain)).toBe(true)
		},
	},
	calls: {
		recordReferral: {
			url: referralUrl,
			answers: {
				recorded: (route) => route.continue(),
				schoolHasPartner: taken,
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state }) => {
		const isSettled = state === 'recorded' || state === 'refused'
		await expect.poll(async () => (await keptPartner(page)) !== null).toBe(!isSettled)
		for (const [outcome, words] of Object.entries(said))
			await expect(page.getByText(words)).toHaveCount(outcome === state ? 1 : 0)
	},
}
