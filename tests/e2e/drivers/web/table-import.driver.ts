import { expect, type Page, type Route } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const main = (page: Page) => page.getByRole('main')
const rows = Array.from({ length: 501 }, (_, i) => `t${i}@school.example,Teacher ${i}`)
const file = ['email,name', 'asha,Asha', ...rows].join('\n')
const choose = (name: string, buffer: Buffer) => (page: Page) =>
	main(page).getByLabel('File of teachers').setInputFiles({ name, mimeType: '', buffer })
const emailsOf = (route: Route) => route.request().postDataJSON() as { emails: string[] }
const known = (members: (route: Route) => string[]) => (route: Route) =>
	route.fulfill({ json: { members: members(route), pending: [] } })

const words: Record<string, RegExp> = {
	previewing: /^teachers.csv: \d+ teachers? ready to invite · \d+ rows? needs? attention$/,
	interrupted: /^(The connection was lost after|This import was undone in the meantime)/,
	imported: /^501 teachers were invited\. 1 row was left out\.$/,
}

/**
 * Importing teachers from a file (SCH-08). Other tests cover file contents and a returning network.
 */
export const tableImportDriver: Driver = {
	noun: 'table-import',
	maxSteps: 12,
	drives: ({ from, label }) => {
		// A second factor is asked for in the desk only.
		if (/restored$|headers$|verificationRequired$/.test(label)) return false
		if (from.startsWith('reading')) return label.startsWith('readFile')
		if (label === 'readFile nothing') return true
		// A file is chosen where nothing is known of one before, and once more after a refusal.
		if (label.startsWith('file.chosen'))
			return from.includes('"file":null') || from.includes('"fileFault":"')
		return label !== 'import.cancelled' || from.startsWith('previewing')
	},
	start: async (page) => {
		await arrive(page, 'unverified-poc@demo.vidya.test')
		await page.goto('/profile/teacher-upload')
		await expect(main(page).getByLabel('File of teachers')).toBeEnabled()
	},
	events: {
		'file.chosen': choose('teachers.csv', Buffer.from(file)),
		'file.chosen large': choose('all.csv', Buffer.alloc(6_000_000, 'x')),
		'import.confirmed': (page) =>
			main(page)
				.getByRole('button', { name: /^(Invite \d+ teachers|Go on with the rest)$/ })
				.click(),
		'import.cancelled': (page) =>
			main(page).getByRole('button', { name: 'Choose another file' }).click(),
	},
	calls: {
		readFile: {
			url: /\/v1\/school\/teacher-imports\/check$/,
			// The second part of the addresses is asked for once the first one is answered.
			holds: (_, request) => (request.postDataJSON() as { emails: string[] }).emails.length > 1,
			answers: {
				read: known(() => []),
				nothing: known((route) => emailsOf(route).emails),
				unreachable: (route) => route.abort(),
			},
		},
		sendBatch: {
			url: /\/v1\/school\/teacher-imports\/[0-9a-f-]+\/rows$/,
			answers: {
				taken: (route) => {
					const sent = route.request().postDataJSON() as { rows: unknown[] }
					return route.fulfill({ json: { added: sent.rows.length, refused: [] } })
				},
				undone: refuse(409, 'import-undone'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }) => {
		for (const [name, said] of Object.entries(words))
			await expect(main(page).getByText(said)).toHaveCount(state === name ? 1 : 0)
		await expect(main(page).getByText(/^all.csv is larger than 5 MB/)).toHaveCount(
			context.fileFault === 'tooLarge' ? 1 : 0,
		)
		await expect(main(page).getByText(/so teachers.csv could not be checked/)).toHaveCount(
			context.fileFault === 'unavailable' ? 1 : 0,
		)
		await expect(main(page).getByText('Reading the file…')).toHaveCount(state === 'reading' ? 1 : 0)
		await expect(main(page).getByRole('progressbar')).toHaveCount(
			state === 'importing' || state === 'interrupted' ? 1 : 0,
		)
	},
}
