import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { contact, fillSession, recordSession } from '../../support/journeys/school-session.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const NAME = 'Mary Thomas'
const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('textbox', { name: 'Name of the session' })
const teacher = (page: Page) => main(page).getByRole('checkbox', { name: NAME })
const press = (name: string) => (page: Page) =>
	main(page).getByRole('button', { name, exact: true }).click()
const call = /\/v1\/school\/sessions\/[0-9a-f-]+$/

const faults: Record<string, string> = {
	'title required': 'Please fill this in.',
	'attending required': 'Tick at least one teacher who was there.',
}
const failures: Record<string, string> = {
	unknownTeacher:
		'Nothing was saved: somebody who is ticked is no longer at your school. Load this page again; what you typed stays.',
	signedOut:
		'Your session has ended, so nothing was changed. Sign in and try again; what you typed stays.',
	unavailable: 'Nothing was changed: the server did not answer. What you typed stays; try again.',
}

/** The form of a session in school (HRS-03). Another test covers search and ticking all. */
export const schoolSessionDriver: Driver = {
	noun: 'school-session',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'fresh' || label === 'kept'
		if (/^(search|teachers)/.test(label)) return false
		// One that was recorded is removed, or sent as it is.
		if (from.includes('"isKept":true')) return !/^(detail|teacher)/.test(label)
		// A new session lacks everything first, then gets its name, then attendance. A retry follows
		// each failure.
		if (label.startsWith('saveSession')) return true
		if (from.includes('"title":""')) {
			if (label === 'session.submitted') return from.includes('"faults":[]')
			return label === 'detail.changed' && from.includes('title required')
		}
		if (from.includes('"attending":0')) return label === 'teacher.toggled'
		return label === 'session.submitted'
	},
	start: async (page, label) => {
		await arrive(page, contact)
		if (label === 'kept') {
			const id = await recordSession(page, 'Phonics', NAME)
			await page.goto(`/profile/school-hours/session/${id}`)
		} else {
			await page.goto('/profile/school-hours/session/add')
			await fillSession(page)
		}
		await expect(title(page)).toHaveValue(label === 'kept' ? 'Phonics' : '')
	},
	events: {
		'detail.changed': (page) => title(page).fill('Phonics'),
		'teacher.toggled': (page) => teacher(page).click(),
		'session.submitted': press('Save session'),
		'removal.requested': press('Remove session'),
		'removal.confirmed': press('Yes, remove it'),
		'removal.dismissed': press('Keep it'),
	},
	calls: {
		saveSession: {
			url: call,
			holds: (_, request) => request.method() === 'PUT',
			answers: {
				done: (route) => route.continue(),
				unknownTeacher: refuse(409, 'attendee-unknown'),
				unreachable: (route) => route.abort(),
			},
		},
		removeSession: {
			url: call,
			holds: (_, request) => request.method() === 'DELETE',
			answers: {
				done: (route) => route.continue(),
				signedOut: async (route) => {
					// The client renews a refused token and repeats the call once; the repetition is refused
					// too.
					const page = route.request().frame().page()
					await page.route(call, refuse(401, 'session-expired'), { times: 1 })
					await refuse(401, 'session-expired')(route)
				},
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, tags, context }) => {
		if (state === 'saved' || state === 'removed') {
			await expect(page).toHaveURL(/\/profile\/school-hours(\?year=\d{4})?$/)
			await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
				'School training hours',
			)
			await expect(
				page.getByText(
					state === 'saved'
						? 'The session is recorded and the hours count.'
						: 'The session is removed and its hours are taken back.',
				),
			).toBeVisible()
			return
		}
		await expect(title(page)).toHaveValue(String(context.title))
		await expect(teacher(page)).toBeChecked({ checked: context.attending === 1 })
		const words = (context.faults as string[]).map((fault) => faults[fault]!)
		if (context.failure) words.push(failures[String(context.failure)]!)
		await expect
			.poll(async () => (await main(page).getByRole('alert').allTextContents()).sort())
			.toEqual(words.sort())
		await expect(main(page).getByRole('button', { name: 'Saving…' })).toHaveCount(
			state === 'sending' ? 1 : 0,
		)
		await expect(main(page).getByText(/^Remove this session\?/)).toHaveCount(
			tags.includes('#asking') ? 1 : 0,
		)
	},
}
