import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const call = /\/v1\/user\/self-assessments$/
const slider = (page: Page) => page.getByRole('slider', { name: 'Inclusive Education' })
const failures: Record<string, RegExp> = {
	signedOut: /^Your session has ended, so nothing was saved/,
	rejected: /^Nothing was saved: the list of competencies has changed/,
	unavailable: /^Nothing was saved: the server did not answer/,
}

/** A teacher judges a competency (PRF-01). */
export const selfAssessmentDriver: Driver = {
	noun: 'self-assessment',
	drives: ({ kind, label, from }) => {
		if (kind === 'start') return label === 'first'
		if (label === 'score.changed beyond') return false
		// Each failure is overcome by trying again.
		if (from.includes('"failure":"')) return label === 'assessment.submitted'
		return !(label === 'score.changed' && from.includes('inclusion'))
	},
	start: async (page) => {
		await arrive(page)
		await page.goto('/profile/self-assessment')
		await expect(slider(page)).toBeVisible()
	},
	events: {
		'score.changed': (page) => slider(page).fill('30'),
		'assessment.submitted': (page) =>
			page.getByRole('button', { name: 'Save self-assessment' }).click(),
	},
	calls: {
		saveAssessment: {
			url: call,
			holds: (_, request) => request.method() === 'POST',
			answers: {
				saved: (route) => route.continue(),
				signedOut: async (route) => {
					// The client renews a refused token and repeats the call once; the repetition is refused
					// too.
					const page = route.request().frame().page()
					await page.route(call, refuse(401, 'session-expired'), { times: 1 })
					await refuse(401, 'session-expired')(route)
				},
				rejected: refuse(400, 'invalid-request'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { context, state }, step) => {
		const isRated = JSON.stringify(context.scores) !== '{}'
		await expect(slider(page)).toHaveAttribute(
			'aria-valuetext',
			isRated ? '30 of 100' : 'Not judged yet',
		)
		await expect(page.getByRole('link', { name: 'Courses for Inclusive Education' })).toHaveCount(
			isRated ? 1 : 0,
		)
		await expect(page.getByRole('button', { name: 'Saving…' })).toHaveCount(
			state === 'saving' ? 1 : 0,
		)
		for (const [failure, words] of Object.entries(failures))
			await expect(page.getByText(words)).toHaveCount(context.failure === failure ? 1 : 0)
		if (step.label === 'saveAssessment saved')
			await expect(page.getByText('Self-assessment saved', { exact: true })).toBeVisible()
	},
}
