import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const ADDRESS = 'imran.siddiqui@naisubah.example'
const main = (page: Page) => page.getByRole('main')
const ask = (page: Page) => page.getByRole('alertdialog')
const press = (name: string) => (page: Page) => main(page).getByRole('button', { name }).click()
const failures: Record<string, string> = {
	gone: 'It no longer exists. The list is up to date now.',
	unavailable: 'The server did not answer. Nothing was changed; try again.',
}
const done: Record<string, string> = {
	resend: `A new link was sent to ${ADDRESS}.`,
	revoke: `The invitation of ${ADDRESS} is withdrawn.`,
}

/** Successive changes to an invitation (SCH-06). Other tests cover the other kinds of changes. */
export const schoolChangeDriver: Driver = {
	noun: 'school-change',
	maxSteps: 12,
	drives: () => true,
	start: async (page) => {
		await arrive(page, 'unverified-poc@demo.vidya.test')
		await page.goto('/profile/teacher-upload')
		await expect(main(page).getByText(`Imran Siddiqui – ${ADDRESS}`)).toBeVisible()
	},
	events: {
		'change.requested resend': press(`Send again to ${ADDRESS}`),
		'change.requested revoke': press(`Withdraw the invitation of ${ADDRESS}`),
		'change.confirmed': (page) => ask(page).getByRole('button', { name: 'Yes' }).click(),
		'change.dismissed': (page) => ask(page).getByRole('button', { name: 'No' }).click(),
	},
	calls: {
		sendChange: {
			url: /\/v1\/school\/teacher-invitations\/[0-9a-f-]+\/(resend|revoke)$/,
			answers: {
				changed: (route: Route) => route.fulfill({ json: { id: crypto.randomUUID() } }),
				gone: refuse(404, 'not-found'),
				unreachable: (route: Route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, tags, context }) => {
		const { change, failure } = context as { change: string | null; failure: string | null }
		const isAsking = tags.includes('#asking') || (tags.includes('#busy') && change === 'revoke')
		await expect(ask(page)).toHaveCount(isAsking ? 1 : 0)
		if (isAsking) return
		const isFailed = state === 'idle.failed'
		for (const [kind, words] of Object.entries(failures))
			await expect(main(page).getByText(words)).toHaveCount(isFailed && failure === kind ? 1 : 0)
		for (const [kind, words] of Object.entries(done))
			await expect(main(page).getByText(words)).toHaveCount(
				state === 'idle.changed' && change === kind ? 1 : 0,
			)
	},
}
