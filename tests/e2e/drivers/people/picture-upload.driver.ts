import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { twoColoured } from '../../support/two-coloured.ts'

const alert = (page: Page) => page.getByRole('alertdialog')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your picture' })
const input = (page: Page) => page.locator('input[type=file]')

const choose = (name: string, content: () => Promise<Buffer>) => async (page: Page) =>
	input(page).setInputFiles({ name, mimeType: '', buffer: await content() })

const problem = (status: number, more: object) => (route: Route) =>
	route.fulfill({ status, contentType: 'application/problem+json', json: { status, ...more } })

const somethingWrong = 'Something went wrong !'
const said: Record<string, { title: string; text: string }> = {
	wrongType: {
		title: 'Invalid file type. Please upload a .jpg, .jpeg, or .png file.',
		text: '',
	},
	tooLarge: {
		title: somethingWrong,
		text: 'The picture is larger than 5 MB. Mark a smaller part of it, or choose another.',
	},
	refused: {
		title: 'Invalid file type.',
		text: 'The server did not take this picture. The picture is as it was.',
	},
	unavailable: {
		title: somethingWrong,
		text: 'The connection was lost before the picture arrived. Your choice is kept: try again.',
	},
}

/** The picture of a person (PRF-05); the school's comes with its area. */
export const pictureUploadDriver: Driver = {
	noun: 'picture-upload',
	// The file's content decides how reading ends. Another test covers a damaged file.
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'user'
		return from.includes('"user"') && label !== 'readPicture damaged'
	},
	start: async (page) => {
		await arrive(page)
		await page.goto('/profile')
	},
	events: {
		'picture.chosen': choose('me.JPG', twoColoured),
		'picture.chosen foreign': choose('me.gif', twoColoured),
		'picture.confirmed': (page) =>
			dialog(page).getByRole('button', { name: 'Use this picture' }).click(),
		'picture.discarded': (page) => page.keyboard.press('Escape'),
		'failure.acknowledged': (page) => alert(page).getByRole('button', { name: 'OK' }).click(),
	},
	calls: {
		uploadPicture: {
			url: /\/v1\/user\/upload-logo$/,
			answers: {
				uploaded: (route) => route.continue(),
				tooLarge: problem(413, { code: 'too-large' }),
				refused: problem(415, {
					code: 'file-type-refused',
					response: { message: 'Invalid file type.' },
				}),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }, { effects }) => {
		if (effects.some((effect) => effect.startsWith('do announceUploaded'))) {
			await expect(page.getByText('Profile Picture Updated', { exact: true })).toBeVisible()
			await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^\/uploads\//)
		}
		const failure = context.failure as { kind: string } | null
		await expect(alert(page)).toHaveCount(failure ? 1 : 0)
		if (failure) {
			await expect(alert(page)).toHaveAccessibleName(said[failure.kind]!.title)
			await expect(alert(page)).toHaveAccessibleDescription(said[failure.kind]!.text)
		}
		// Reading ends by itself; it may be over before one looks.
		if (state === 'reading') return
		const isShown = state === 'cutting' || state === 'uploading'
		await expect(dialog(page)).toHaveCount(isShown ? 1 : 0)
		if (!isShown) return
		await expect(dialog(page).getByRole('button').last()).toBeEnabled({
			enabled: state === 'cutting',
		})
	},
}
