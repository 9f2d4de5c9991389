import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { findFree, learn } from '../../support/journeys/learn.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'

const noteCall = /\/lessons\/[^/]+\/note$/
const note = (page: Page) => page.getByRole('textbox', { name: 'My notes' })

/** The calls' address of the lesson on the page. */
const lessonOf = (page: Page) =>
	new URL(page.url()).pathname
		.replace('/profile/my-learning/', '/learning/mine/')
		.replace('/lesson/', '/lessons/')

/** The same person writes the note in another browser. */
const writeElsewhere = async (page: Page, body: string) => {
	const { note: known } = (await callAs(page, lessonOf(page))) as { note: { version: number } }
	await callAs(page, `${lessonOf(page)}/note`, { body, version: known.version }, 'PUT')
}

/** The note beside a lesson. */
export const lessonNoteDriver: Driver = {
	noun: 'lesson-note',
	// Coming back to the page reads a newer note. Another test covers a failed save; machine paths
	// prove refusals.
	drives: ({ from, kind, label }) => {
		if (kind === 'start') return label === 'saved'
		const isFirst = from.includes('"saved":"1 Old"')
		if (label === 'note.changed') return from.startsWith('clean') && isFirst
		if (label === 'saveNote conflict') return isFirst
		if (label === 'saveNote saved') return !isFirst
		return !/observed|restored|retried|patience|signedOut|gone|failed/.test(label)
	},
	maxSteps: 12,
	start: async (page) => {
		await arrive(page)
		const { id, lessons } = await learn(page, await findFree(page, 'type=self_paced'), 99)
		const first = lessons[0]!.id
		await callAs(
			page,
			`/learning/mine/${id}/lessons/${first}/note`,
			{ body: 'Old', version: 0 },
			'PUT',
		)
		await page.goto(`/profile/my-learning/${id}/lesson/${first}`)
		await expect(note(page)).toHaveValue('Old')
	},
	events: {
		'note.changed': async (page) => {
			await note(page).fill('')
			await note(page).fill('New')
		},
		'own.kept': (page) => page.getByRole('button', { name: 'Keep mine' }).click(),
		'other.taken': (page) => page.getByRole('button', { name: 'Take the other' }).click(),
	},
	calls: {
		saveNote: {
			url: noteCall,
			answers: {
				saved: (route) => route.continue(),
				conflict: async (route) => {
					await writeElsewhere(route.request().frame().page(), 'Other')
					await route.continue()
				},
			},
		},
	},
	sees: async (page, { tags, context }) => {
		await expect(note(page)).toHaveValue(String(context.body))
		const keep = page.getByRole('button', { name: 'Keep mine' })
		await expect(keep).toHaveCount(tags.includes('#conflict') ? 1 : 0)
	},
}
