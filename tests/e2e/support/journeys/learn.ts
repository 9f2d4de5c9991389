import type { Page } from '@playwright/test'
import { callAs } from './sign-in.ts'

type Course = { id: string; title: string; slugtitle: string }

/** Something free of the catalogue. */
export const findFree = async (page: Page, query: string): Promise<Course> => {
	const answer = await page.request.get(`/v1/learning/all?price_type=free&limit=1&${query}`)
	return ((await answer.json()) as { data: Course[] }).data[0]!
}

type Lesson = { id: string; title: string; body: string; has_media: boolean }
type Item = { sections: { lessons: Lesson[] }[] }

/**
 * Enrols a week ago and completes all lessons but the first `skipped`, by API. Returns the
 * enrolment's id.
 */
export const learn = async (page: Page, { id: resourceId }: Course, skipped = 0) => {
	const order = { webinar_id: [resourceId], expected_total: 0 }
	const lastWeek = { 'x-test-clock': String(-7 * 24 * 3_600_000) }
	await callAs(page, '/user/purchase-free', order, 'POST', lastWeek)
	const { data } = (await callAs(page, '/learning/mine')) as {
		data: { id: string; webinar_id: string }[]
	}
	const { id } = data.find(({ webinar_id }) => webinar_id === resourceId)!
	const item = (await callAs(page, `/learning/mine/${id}`)) as Item
	const lessons = item.sections.flatMap((section) => section.lessons)
	for (const lesson of lessons.slice(skipped))
		await callAs(page, `/learning/mine/${id}/lessons/${lesson.id}`, { done: true }, 'PUT')
	return { id, lessons }
}
