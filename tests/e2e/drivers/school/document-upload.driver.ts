import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hand in documents' })
const fileOf = (name: string, size: number) => ({ name, mimeType: '', buffer: Buffer.alloc(size) })
const choose =
	(...files: ReturnType<typeof fileOf>[]) =>
	(page: Page) =>
		dialog(page).locator('input[type=file]').setInputFiles(files)
const failures: Record<string, RegExp> = {
	verified: /^Your school has been verified meanwhile/,
	unavailable: /^The connection was lost. What was chosen is kept/,
}

/** Documents of a school (SCH-04). Machine paths prove session changes and a returning network. */
export const documentUploadDriver: Driver = {
	noun: 'document-upload',
	maxSteps: 8,
	drives: ({ from, label }) => {
		if (label === 'one left') return false
		// A file that is chosen twice has another date here each time, so that it is another file.
		if (label === 'documents.chosen' && from.includes('letter.pdf')) return false
		if (label === 'sendDocument signedOut' || label === 'connection.restored') return false
		// A refused file stays listed until the next choice and changes nothing else.
		if (from.includes('"refused":["')) return label === 'documents.chosen'
		if (from.includes('"failure":"')) return label === 'documents.submitted'
		if (/"sent":(1|"several")/.test(from)) return label.startsWith('sendDocument kept')
		return !label.endsWith('foreign') || from.includes('"waiting":[]')
	},
	start: async (page) => {
		await arrive(page, 'unverified-poc@demo.vidya.test')
		await page.goto('/profile/school-info')
		await page.getByRole('main').getByRole('button', { name: 'Hand in documents' }).click()
	},
	events: {
		'documents.chosen': choose(fileOf('letter.pdf', 400), fileOf('seal.PNG', 900)),
		'documents.chosen foreign': choose(fileOf('list.xlsx', 10), fileOf('scan.jpg', 11_000_000)),
		'document.removed': (page) =>
			dialog(page).getByRole('button', { name: 'Remove seal.PNG' }).click(),
		'documents.submitted': (page) => dialog(page).getByRole('button', { name: /^Send/ }).click(),
	},
	calls: {
		sendDocument: {
			url: /\/v1\/school\/documents\/[0-9a-f-]+$/,
			answers: {
				kept: (route) => route.fulfill({ json: { id: route.request().url().split('/').at(-1) } }),
				wrongType: refuse(415, 'file-type-refused'),
				verified: refuse(409, 'school-verified'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		const waiting = context.waiting as string[]
		const list = dialog(page).getByRole('list', { name: 'Chosen' })
		await expect(list.getByRole('listitem')).toHaveText(waiting)
		await expect(dialog(page).getByRole('button', { name: 'Sending…' })).toHaveCount(
			state === 'sending' ? 1 : 0,
		)
		for (const [failure, words] of Object.entries(failures))
			await expect(dialog(page).getByText(words)).toHaveCount(context.failure === failure ? 1 : 0)
		await expect(
			dialog(page).getByText('Your documents have arrived and are under review.'),
		).toHaveCount(state === 'underReview' ? 1 : 0)
		const refused = context.refused as string[]
		await expect(dialog(page).getByText(/is not a PDF, JPEG or PNG file\.$/)).toHaveCount(
			refused.includes('wrongType') ? 1 : 0,
		)
	},
}
