import { expect, type Page } from '@playwright/test'

const DAY = 86_400_000
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Yesterday in India: for the contract, as it is typed, and as a page shows it. */
export const yesterday = () => {
	const iso = new Date(Date.now() + 5.5 * 3_600_000 - DAY).toISOString().slice(0, 10)
	const [year, month, day] = iso.split('-')
	return {
		iso,
		typed: `${day}/${month}/${year}`,
		shown: `${day} ${months[Number(month) - 1]} ${year}`,
	}
}

const proof = {
	name: 'proof.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from('%PDF-1.7 proof'),
}

/** Adds a training as the person who arrived, past the page; answers its id. */
export const addTraining = async (page: Page, some: { title: string }): Promise<string> => {
	const id = crypto.randomUUID()
	const refreshed = await page.request.post('/v1/session/refresh')
	const { access_token } = (await refreshed.json()) as { access_token: string }
	const answer = await page.request.put(`/v1/training/outside/${id}`, {
		headers: { authorization: `Bearer ${access_token}` },
		multipart: {
			...{ title: some.title, provider: 'DIET Pune', completed_on: yesterday().iso },
			...{ hours: '2.5', kind: 'board', standard: 'practice', file: proof },
		},
	})
	expect(answer.ok(), `adding a training answered ${answer.status()}`).toBe(true)
	return id
}

/** Fills in everything of the form but the name and the proof. */
export const fillTraining = async (page: Page): Promise<void> => {
	await page.getByRole('textbox', { name: 'Who gave it' }).fill('DIET Pune')
	await page.getByRole('textbox', { name: 'Day on which it ended' }).fill(yesterday().typed)
	await page.getByRole('textbox', { name: 'Hours' }).fill('2.5')
	await page.getByRole('combobox', { name: 'Kind' }).selectOption('By CBSE or government bodies')
	await page.getByRole('combobox', { name: 'Standard' }).selectOption('Knowledge and practice')
}
