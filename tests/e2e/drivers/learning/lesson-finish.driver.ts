import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { callAs } from '../../support/journeys/sign-in.ts'
import { enrolFree, lessonMarkDriver, markFailures } from './lesson-mark.driver.ts'

type Item = { sections: { lessons: { id: string; title: string }[] }[] }

const finish = (page: Page) => page.getByRole('button', { name: 'Done, next lesson' })

/** The button that marks a lesson and opens the next; the page of that has its own process. */
export const lessonFinishDriver: Driver = {
	noun: 'lesson-finish',
	drives: ({ from }) => !from.startsWith('finished'),
	start: async (page) => {
		const id = await enrolFree(page)
		const { sections } = (await callAs(page, `/learning/mine/${id}`)) as Item
		await page.goto(`/profile/my-learning/${id}/lesson/${sections[0]!.lessons[0]!.id}`)
	},
	events: { 'lesson.finished': (page) => finish(page).click() },
	calls: {
		markLesson: {
			...lessonMarkDriver.calls.markLesson!,
			// The page reads the lesson at the same address.
			holds: (_, request) => request.method() === 'PUT',
		},
	},
	sees: async (page, { state, tags, context }) => {
		if (state === 'finished') {
			await expect(page.getByText(/^Lesson 2 of /)).toBeVisible()
			return
		}
		await expect(finish(page)).toHaveAttribute('aria-busy', String(tags.includes('#busy')))
		const words = context.failure ? [markFailures[String(context.failure)]!] : []
		await expect(page.getByRole('alert')).toHaveText(words)
	},
}
