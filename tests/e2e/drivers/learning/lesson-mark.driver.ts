import { expect, type Locator, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const markCall = /\/v1\/learning\/mine\/[^/]+\/lessons\/[^/]+$/

type Listed = { data: { id: string }[] }

/** The lesson under test is the second of the table of contents. */
const lesson = (page: Page, position = 1): Locator =>
	page
		.getByRole('listitem')
		.filter({ has: page.getByRole('checkbox') })
		.nth(position)
const tick = (of: Locator) => of.getByRole('checkbox', { name: 'I have done this lesson' })

const press = async (of: Locator, done: boolean) => {
	await tick(of).setChecked(done)
	await expect(tick(of)).toHaveAttribute('aria-busy', 'false')
}

/** The same person ticks the lesson, or takes the tick back, in another tab. */
const markElsewhere = async (page: Page, done: boolean) => {
	const other = await page.context().newPage()
	await other.goto(page.url())
	await press(lesson(other), done)
	await other.close()
}

/** Marks it in another tab; here another lesson's tick makes the page refetch. */
const observe = (done: boolean) => async (page: Page) => {
	await markElsewhere(page, done)
	await page.route(markCall, (route) => route.continue(), { times: 1 })
	const other = lesson(page, 2)
	await press(other, !(await tick(other).isChecked()))
}

/** Why a lesson is not marked, by the kind of the failure. */
export const markFailures: Record<string, string> = {
	signedOut: 'Your session has ended, so the lesson stays as it was. Sign in and try again.',
	gone: 'This lesson is not open to you any more.',
	unavailable: 'The lesson stays as it was: the server did not answer. Try again.',
}

/** Signs in a new teacher and enrols in a free course; returns the enrolment's id. */
export const enrolFree = async (page: Page): Promise<string> => {
	await arrive(page)
	const free = '/learning/all?type=self_paced&price_type=free&limit=1'
	const { data } = (await callAs(page, free)) as Listed
	await callAs(page, '/user/purchase-free', { webinar_id: data[0]!.id, expected_total: 0 })
	const mine = (await callAs(page, '/learning/mine')) as Listed
	return mine.data[0]!.id
}

/** The tick of a lesson. */
export const lessonMarkDriver: Driver = {
	noun: 'lesson-mark',
	drives: () => true,
	start: async (page, label) => {
		await page.goto(`/profile/my-learning/${await enrolFree(page)}`)
		if (label === 'done') {
			await markElsewhere(page, true)
			await page.reload()
		}
	},
	events: {
		'lesson.toggled': (page) => tick(lesson(page)).click(),
		'progress.observed done': observe(true),
		'progress.observed undone': observe(false),
	},
	calls: {
		markLesson: {
			url: markCall,
			answers: {
				saved: (route) => route.continue(),
				// A refused token is renewed and the call repeated once; the repetition is refused as well.
				signedOut: async (route) => {
					const refused = refuse(401, 'session-expired')
					await route.request().frame().page().route(markCall, refused, { times: 1 })
					await refused(route)
				},
				gone: refuse(404, 'not-found'),
				failed: (route) => route.fulfill({ status: 503, json: { status: 503, code: 'busy' } }),
			},
		},
	},
	sees: async (page, { tags, context }) => {
		const isDone = tags.includes('#done')
		await expect(tick(lesson(page))).toBeChecked({ checked: isDone })
		await expect(tick(lesson(page))).toHaveAttribute('aria-busy', String(tags.includes('#busy')))
		const words = context.failure ? [markFailures[String(context.failure)]!] : []
		await expect(lesson(page).getByRole('alert')).toHaveText(words)
	},
}
