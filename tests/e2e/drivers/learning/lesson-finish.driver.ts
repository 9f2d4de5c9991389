import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'
import { lessonMarkDriver } from './lesson-mark.driver.ts'

type Listed = { data: { id: string }[] }
type Item = { sections: { lessons: { id: string; title: string }[] }[] }

const finish = (page: Page) => page.getByRole('button', { name: 'Done, next lesson' })

const failures: Record<string, string> = {
	signedOut: 'Your session has ended, so the lesson stays as it was. Sign in and try again.',
	gone: 'This lesson is not open to you any more.',
	unavailable: 'The lesson stays as it was: the server did not answer. Try again.',
}

/** The button that marks a lesson and opens the next; the page of that has its own process. */
export const lessonFinishDriver: Driver = {
	noun: 'lesson-finish',
	drives: ({ from }) => !from.startsWith('finished'),
	start: async (page) => {
		await arrive(page)
		const free = '/learning/all?type=self_paced&price_type=free&limit=1'
		const { data } = (await callAs(page, free)) as Listed
		await callAs(page, '/user/purchase-free', { webinar_id: data[0]!.id, expected_total: 0 })
		const mine = (await callAs(page, '/learning/mine')) as Listed
		const id = mine.data[0]!.id
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
		const words = context.failure ? [failures[String(context.failure)]!] : []
		await expect(page.getByRole('alert')).toHaveText(words)
	},
}
