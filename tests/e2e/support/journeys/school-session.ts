import type { Page } from '@playwright/test'
import { yesterday } from './outside-training.ts'
import { callAs } from './sign-in.ts'

/** The point of contact of the demo’s verified school. */
export const contact = 'verified-poc@demo.vidya.test'

/** The id of a teacher of the school of the person who arrived. */
export const teacherOf = async (page: Page, name: string): Promise<string> => {
	const { data } = (await callAs(page, '/school/teacher-names')) as {
		data: { id: string; name: string }[]
	}
	return data.find((one) => one.name === name)!.id
}

/** Records a session of yesterday past the page; answers its id. */
export const recordSession = async (page: Page, title: string, name: string): Promise<string> => {
	const id = crypto.randomUUID()
	const body = {
		...{ is_new: true, title, held_on: yesterday().iso, hours: '2.5', standard: 'growth' },
		...{ trainer: 'Reena Thomas', attendees: [await teacherOf(page, name)] },
	}
	await callAs(page, `/school/sessions/${id}`, body, 'PUT')
	return id
}

/** Fills in everything of the form but the name and who was there. */
export const fillSession = async (page: Page): Promise<void> => {
	await page.getByRole('textbox', { name: 'Day' }).fill(yesterday().typed)
	await page.getByRole('textbox', { name: 'Hours' }).fill('2.5')
	await page.getByRole('combobox', { name: 'Standard' }).selectOption('Professional growth')
	await page.getByRole('textbox', { name: 'Trainer' }).fill('Reena Thomas')
}
