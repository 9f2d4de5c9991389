import { expect, type Page } from '@playwright/test'
import { type Driver, situationOf } from '../../support/driver.ts'
import { writePosting } from '../../support/journeys/job-posting.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('textbox', { name: 'Title of the post' })
const press = (name: string) => (page: Page) =>
	main(page).getByRole('button', { name, exact: true }).click()
const failures: Record<string, RegExp> = {
	refused: /^Nothing was saved: something in it/,
	gone: /^Nothing was saved: this is no post/,
	unavailable: /^Nothing was changed: the server/,
}

/**
 * Changing a school's job post (SCH-08). Another test covers a change by a second point of contact.
 */
export const jobPostingDriver: Driver = {
	noun: 'job-posting',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'changed'
		const { revision, title: typed, faults, failure } = situationOf(from).context
		if (kind === 'outcome')
			return typed === 'Mathematics teacher' && (revision === 1 || label.endsWith(' saved'))
		if (failure !== null) return false
		if (label === 'detail.changed blank') return typed === 'Mathematics teacher' && revision === 1
		if (label === 'detail.changed') return String(faults).includes('title')
		return typed !== 'Physics teacher'
	},
	start: async (page) => {
		await arrive(page, 'verified-poc@demo.vidya.test')
		const id = await writePosting(page, 'Mathematics teacher')
		await page.goto(`/profile/job-posting/${id}`)
		await expect(title(page)).toBeVisible()
	},
	events: {
		'detail.changed': (page) => title(page).fill('Physics teacher'),
		'detail.changed blank': (page) => title(page).fill(' '),
		'posting.submitted': press('Save post'),
		'conflict.overridden': press('Save mine'),
		'conflict.discarded': press('Discard my changes'),
	},
	calls: {
		savePosting: {
			url: /\/v1\/school\/jobs\/[0-9a-f-]+$/,
			holds: (page, request) => request.method() === 'PUT' && request.frame().page() === page,
			answers: {
				saved: (route) => route.fulfill({ json: {} }),
				changed: refuse(409, 'job-changed', { revision: 2 }),
				refused: refuse(400, 'invalid-request'),
				gone: refuse(404, 'not-found'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, tags, context }) => {
		if (state === 'left') return expect(page).toHaveURL('/profile/job-posting')
		await expect(title(page)).toHaveValue(String(context.title))
		await expect(main(page).getByText(/^Somebody else saved this post/)).toHaveCount(
			tags.includes('#conflicted') ? 1 : 0,
		)
		const words = context.failure ? [failures[String(context.failure)]!] : []
		const faults = (context.faults as string[]).length
		await expect(main(page).getByText('Please fill this in.')).toHaveCount(faults)
		for (const word of words) await expect(main(page).getByText(word)).toBeVisible()
	},
}
