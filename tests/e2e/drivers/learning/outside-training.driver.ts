import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { addTraining, fillTraining, yesterday } from '../../support/journeys/outside-training.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('textbox', { name: 'Name of the training' })
const press = (name: string) => (page: Page) =>
	main(page).getByRole('button', { name, exact: true }).click()
const call = /\/v1\/training\/outside\//

const faults: Record<string, string> = {
	'title required': 'Please fill this in.',
	'proof required': 'Choose a file that proves the training.',
}
const failures: Record<string, string> = {
	refused: 'Nothing was saved: the file is not a PDF, JPG or PNG. Choose another file.',
	signedOut:
		'Your session has ended, so nothing was changed. Sign in and try again; what you typed stays.',
	unavailable: 'Nothing was changed: the server did not answer. What you typed stays; try again.',
}

/** The form of an external training (HRS-02). Another test covers files over 10 MB. */
export const outsideTrainingDriver: Driver = {
	noun: 'outside-training',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'fresh' || label === 'kept'
		if (label === 'proof.chosen beyond') return false
		// One that was added is removed, or sent as it is.
		if (from.includes('"hadProof":true'))
			return from.includes('"proof":null') && !/^(detail|proof)/.test(label)
		// A new entry lacks everything first, then gets its name, then its proof. A retry follows each
		// failure.
		if (label.startsWith('saveTraining')) return true
		if (from.includes('"title":""')) {
			if (label === 'training.submitted') return from.includes('"faults":[]')
			return label === 'detail.changed' && from.includes('title required')
		}
		if (from.includes('"proof":null')) return label === 'proof.chosen'
		return label === 'training.submitted'
	},
	start: async (page, label) => {
		await arrive(page)
		if (label === 'kept') {
			await addTraining(page, { title: 'NEP 2020' })
			await page.goto('/profile/hours')
			await main(page).getByRole('link', { name: 'Change NEP 2020' }).click()
		} else {
			await page.goto('/profile/hours/add')
			await fillTraining(page)
		}
		await expect(title(page)).toHaveValue(label === 'kept' ? 'NEP 2020' : '')
	},
	events: {
		'detail.changed': (page) => title(page).fill('NEP 2020'),
		'proof.chosen': (page) =>
			main(page)
				.getByLabel('Proof')
				.setInputFiles({
					name: 'proof.pdf',
					mimeType: 'application/pdf',
					buffer: Buffer.from('%PDF-1.7 proof'),
				}),
		'training.submitted': press('Save training'),
		'removal.requested': press('Remove training'),
		'removal.confirmed': press('Yes, remove it'),
		'removal.dismissed': press('Keep it'),
	},
	calls: {
		saveTraining: {
			url: call,
			holds: (_, request) => request.method() === 'PUT',
			answers: {
				done: (route) => route.continue(),
				refused: refuse(415, 'file-type-refused'),
				unreachable: (route) => route.abort(),
			},
		},
		removeTraining: {
			url: call,
			holds: (_, request) => request.method() === 'DELETE',
			answers: {
				done: (route) => route.continue(),
				signedOut: async (route) => {
					// The client renews a refused token and repeats the call once; the repetition is refused
					// too.
					const page = route.request().frame().page()
					await page.route(call, refuse(401, 'session-expired'), { times: 1 })
					await refuse(401, 'session-expired')(route)
				},
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, tags, context }) => {
		const kept = main(page).getByRole('heading', { name: 'NEP 2020' })
		if (state === 'saved' || state === 'removed') {
			await expect(page).toHaveURL(/\/profile\/hours\?year=\d{4}$/)
			await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Training Hours')
			await expect(kept).toHaveCount(state === 'saved' ? 1 : 0)
			if (state === 'saved') await expect(main(page).getByText(yesterday().shown)).toBeVisible()
			return
		}
		await expect(title(page)).toHaveValue(String(context.title))
		const words = (context.faults as string[]).map((fault) => faults[fault]!)
		if (context.failure) words.push(failures[String(context.failure)]!)
		await expect
			.poll(async () => (await main(page).getByRole('alert').allTextContents()).sort())
			.toEqual(words.sort())
		await expect(main(page).getByText('Chosen: proof.pdf')).toHaveCount(context.proof ? 1 : 0)
		await expect(main(page).getByRole('button', { name: 'Saving…' })).toHaveCount(
			state === 'sending' ? 1 : 0,
		)
		await expect(main(page).getByText(/^Remove this training and its proof/)).toHaveCount(
			tags.includes('#asking') ? 1 : 0,
		)
	},
}
