import { expect, type Page, type Route } from '@playwright/test'
import { type Driver, situationOf } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const school = {
	id: '019b76da-a800-7d11-9cda-76c0e747cb69',
	name: 'Modern School',
	email: 'office@modern.example',
	city: 'Pune',
	onboarding_type: null,
	boards: [],
	grades: [],
	documents: [],
}
const verified = {
	enrolled: true,
	verified_until: '2099-01-01T00:00:00.000Z',
	recovery_codes_left: 10,
}
const main = (page: Page) => page.getByRole('main')
const reason = (page: Page) => main(page).getByRole('textbox', { name: 'What is missing' })
const press = (name: string) => (page: Page) => main(page).getByRole('button', { name }).click()
const settle = (verification_status: string) => (route: Route) =>
	route.fulfill({ json: { verification_status } })
const words: Record<string, string> = {
	verified: 'Modern School is verified.',
	rejected: 'Modern School was asked for other documents.',
	stale: 'Somebody decided this meanwhile, or the school has nothing under review any more.',
}

/** Reviewing a school's documents (SCH-04). Another test covers a real school's way. */
export const verificationDriver: Driver = {
	noun: 'verification',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'fresh'
		if (label === 'reason.changed blank') return false
		const { decision, reason: typed } = from.startsWith('·') ? {} : situationOf(from).context
		if (kind === 'outcome') return label.endsWith('rejected') === (decision === 'reject')
		if (decision) return false
		return label === 'decision.made reject' || typed === ''
	},
	start: async (page) => {
		await arrive(page, 'customer-success@demo.vidya.test')
		for (const [url, json] of [
			[/\/v1\/desk\/second-factor$/, verified],
			[/\/v1\/desk\/inbox\?/, { data: [], counts: [], has_more: false }],
			[/\/v1\/verifications\?/, { data: [school] }],
		] as const)
			await page.route(url, (route) => route.fulfill({ json }))
		await page.goto(`/desk/inbox/verification/${school.id}`)
		await expect(reason(page)).toBeVisible()
	},
	events: {
		'reason.changed': (page) => reason(page).fill('The stamp is missing.'),
		'reason.changed blank': (page) => reason(page).fill(' '),
		'decision.made verify': press('Verify Modern School'),
		'decision.made reject': press('Reject the documents of Modern School'),
	},
	calls: {
		sendDecision: {
			url: /\/v1\/verifications\/[0-9a-f-]+\/decision$/,
			answers: {
				verified: settle('verified'),
				rejected: settle('rejected'),
				stale: refuse(409, 'verification-decided'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, tags, context }) => {
		if (words[state]) return expect(main(page).getByRole('status')).toHaveText(words[state])
		await expect(reason(page)).toHaveValue(String(context.reason))
		await expect(main(page).getByText('Say what is missing.', { exact: true })).toHaveCount(
			tags.includes('#incomplete') ? 1 : 0,
		)
		await expect(main(page).getByText(/^Nothing was decided: the server/)).toHaveCount(
			tags.includes('#failed') ? 1 : 0,
		)
	},
}
