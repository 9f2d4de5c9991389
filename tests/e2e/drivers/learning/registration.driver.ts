import { expect, type Page } from '@playwright/test'
import type { Driver } from '../../support/driver.ts'
import { arrive } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const HOUR = 3_600_000
const id = '0197a000-0000-7000-8000-00000000a11e'
const room = 'https://rooms.test/r1'
const call = new RegExp(`/v1/learning/registrations/${id}$`)
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const press = (name: string) => (page: Page) => button(page, name).click()

/** The server's answer about the registration, and the offset of the page's clock. */
type Told = { startsAt: number; aheadMs: number; answer: Record<string, unknown> }
const told = new WeakMap<Page, Told>()

/** The page's timers run, and what is asked for again at intervals is. */
const forward = async (page: Page, ms: number) => {
	const of = told.get(page)!
	of.aheadMs += ms
	await page.clock.fastForward(ms)
}
const forwardTo = (beforeStart: number) => (page: Page) => {
	const { startsAt, aheadMs } = told.get(page)!
	return forward(page, startsAt - beforeStart + 1000 - Date.now() - aheadMs)
}
const say = (change: (of: Told) => object) => async (page: Page) => {
	const of = told.get(page)!
	Object.assign(of.answer, change(of))
	await forward(page, 31_000)
}
const sessionOf = ({ startsAt }: Told, cancelled: boolean) => ({
	starts_at: new Date(startsAt).toISOString(),
	ends_at: new Date(startsAt + HOUR).toISOString(),
	cancelled,
	has_room: true,
})

const words: Record<string, RegExp> = {
	waiting: /^Your registration waits for a confirmation/,
	confirmed: /^You are registered\. We remind you by mail a day and an hour before\.$/,
	reminded: /^It begins within a day/,
	live: /^The room is open/,
	missed: /^You missed it\.$/,
	cancelled: /^It is cancelled/,
}
const failures: Record<string, RegExp> = {
	refused: /^The server did not do this/,
	unavailable: /^The server did not answer/,
}

/**
 * The waiting room of a registration (LIV-01). Machine paths prove its clock, rooms and refunds.
 */
export const registrationDriver: Driver = {
	noun: 'registration',
	drives: ({ kind, from, label }) => {
		if (kind === 'start') return label === 'confirmed' || label === 'pending'
		if (kind === 'outcome') return true
		if (from.includes('"failure":"')) return /^(entry|leaving)\.(requested|confirmed)$/.test(label)
		const isFar = from.includes('"period":"far"')
		if (from.includes('waiting')) return isFar && label === 'registration.observed confirmed'
		if (from.includes('asking')) return isFar && label.startsWith('leaving')
		if (from.includes('confirmed {') && isFar)
			return ['clock.ticked day', 'leaving.requested', 'registration.observed cancelled'].includes(
				label,
			)
		if (from.includes('reminded')) return label === 'clock.ticked open'
		if (from.includes('live')) return ['entry.requested', 'clock.ticked over'].includes(label)
		return from.includes('attended') && label === 'clock.ticked over'
	},
	start: async (page, label) => {
		await arrive(page)
		const listed = await page.request.get('/v1/learning/all?type=webinar&limit=1')
		const { data } = (await listed.json()) as { data: object[] }
		const of: Told = { startsAt: Date.now() + 72 * HOUR, aheadMs: 0, answer: {} }
		of.answer = {
			...{ id, status: label, registered_at: new Date().toISOString(), joined_at: null },
			...{ session: sessionOf(of, false), leavable: true, recording_url: null, webinar: data[0] },
		}
		told.set(page, of)
		await page.context().route(`${room}*`, (route) => route.fulfill({ body: 'The room' }))
		await page.route(call, (route) =>
			route.request().method() === 'GET'
				? route.fulfill({
						json: {
							...of.answer,
							server_time: new Date(Date.now() + of.aheadMs).toISOString(),
						},
					})
				: route.fallback(),
		)
		await page.clock.install()
		await page.goto(`/profile/registrations/${id}`)
	},
	events: {
		'clock.ticked day': forwardTo(24 * HOUR),
		'clock.ticked open': forwardTo(HOUR / 6),
		'clock.ticked over': forwardTo(-HOUR),
		'registration.observed confirmed': say(() => ({ status: 'confirmed' })),
		'registration.observed cancelled': say((of) => ({ session: sessionOf(of, true) })),
		'entry.requested': press('Join now'),
		'leaving.requested': press('Take registration back'),
		'leaving.confirmed': press('Yes, take it back'),
		'leaving.dismissed': press('Stay registered'),
	},
	calls: {
		joinSession: {
			url: new RegExp(`/v1/learning/registrations/${id}/join$`),
			answers: {
				entered: async (route) => {
					const { aheadMs, answer } = told.get(route.request().frame().page())!
					answer.joined_at = new Date(Date.now() + aheadMs).toISOString()
					await route.fulfill({ json: { join_url: room, joined_at: answer.joined_at } })
				},
				refused: refuse(409, 'not-joinable'),
				unreachable: (route) => route.abort(),
			},
		},
		leaveRegistration: {
			url: call,
			holds: (_, request) => request.method() === 'DELETE',
			answers: {
				left: (route) => route.fulfill({ status: 204 }),
				refused: refuse(409, 'not-leavable'),
				unreachable: (route) => route.abort(),
			},
		},
	},
	sees: async (page, { state, context }, { label }) => {
		const status = main(page).getByRole('status')
		if (label === 'joinSession entered') {
			await expect.poll(() => page.context().pages().length).toBe(2)
			await page.context().pages()[1]!.close()
		}
		if (state === 'open') {
			await expect(main(page).getByText('Your registration is taken back.')).toBeVisible()
			await expect(
				main(page).getByRole('link', { name: 'To its page, to register again' }),
			).toBeVisible()
			return
		}
		const phase = state.replace('registered.', '')
		const isOver = context.period === 'over'
		const attended = isOver ? /^You were there: joined on / : /^You are in since /
		const known = phase === 'attended' ? attended : words[phase]
		if (known) await expect(status.first()).toHaveText(known)
		await expect(main(page).getByRole('alert')).toHaveText(
			context.failure ? [failures[String(context.failure)]!] : [],
		)
		await expect(main(page).getByRole('timer')).toHaveCount(isOver || context.cancelled ? 0 : 1)
		await expect(button(page, 'Opening the room…')).toHaveCount(phase === 'joining' ? 1 : 0)
		await expect(button(page, 'Taking it back…')).toHaveCount(phase === 'withdrawing' ? 1 : 0)
		await expect(button(page, 'Stay registered')).toHaveCount(
			phase === 'asking' || phase === 'withdrawing' ? 1 : 0,
		)
		const isClosed = ['waiting', 'confirmed', 'reminded'].includes(phase)
		if (isClosed) await expect(button(page, 'Join now')).toBeDisabled()
		if (phase === 'live') await expect(button(page, 'Join now')).toBeEnabled()
		if (isOver) await expect(main(page).getByText('There is no recording yet.')).toBeVisible()
	},
}
