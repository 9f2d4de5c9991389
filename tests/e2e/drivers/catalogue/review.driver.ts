import { expect, type Page } from '@playwright/test'
import type { Edge } from '#atlas/graph/graph.ts'
import { type Driver, situationOf } from '../../support/driver.ts'
import { arrive, callAs } from '../../support/journeys/sign-in.ts'
import { refuse } from '../refuse.ts'

const accountName = async (page: Page): Promise<string> => {
	const account = page.getByRole('banner').getByRole('button', { name: /^Account of / })
	return (await account.getAttribute('aria-label'))!.replace('Account of ', '')
}

type Listed = { data: { id: string; webinar: { id: string; slug: string } }[] }
type Learning = { sections: { lessons: { id: string }[] }[] }
type Draft = { rating: number; body: string }

const section = (page: Page) => page.locator('#reviews')
const body = (page: Page) => section(page).getByRole('textbox')
const rating = (page: Page, stars: number) =>
	section(page).getByRole('radio', { name: String(stars) })
const button = (page: Page, name: string | RegExp) => section(page).getByRole('button', { name })

/** Enrols in something free and does its first lesson. */
const learn = async (page: Page) => {
	const free = '/learning/all?type=self_paced&price_type=free&limit=1'
	const { data } = (await callAs(page, free)) as { data: { id: string }[] }
	await callAs(page, '/user/purchase-free', { webinar_id: data[0]!.id, expected_total: 0 })
	const mine = ((await callAs(page, '/learning/mine')) as Listed).data[0]!
	const { sections } = (await callAs(page, `/learning/mine/${mine.id}`)) as Learning
	const lesson = sections[0]!.lessons[0]!.id
	await callAs(page, `/learning/mine/${mine.id}/lessons/${lesson}`, { done: true }, 'PUT')
	return mine.webinar
}

const failures: Record<string, string> = {
	notLearned: 'You can review this once you have finished a lesson of it.',
	rejected: 'The review was not accepted. Please check what you wrote.',
	unavailable: 'The review was not sent. It is kept here; please try again.',
}

/**
 * One tour: an empty review is refused, filled in, fails in every way, then succeeds; another is
 * changed and withdrawn. Machine paths prove the other orders of typing.
 */
const isDriven = ({ kind, from, label }: Edge): boolean => {
	if (kind === 'start') return true
	const { state, context } = situationOf(from)
	const { rating: stars, body: words } = context.draft as Draft
	const isWritten = context.saved !== null
	if (isWritten && words.includes('My class')) return false
	if (kind !== 'event') return true
	if (state === 'shown.failed') return label === 'withdrawal.requested'
	if (!state.startsWith('editing')) return true
	if (isWritten) return label === 'edit.cancelled'
	if (words.includes('My class')) return stars === 5 && label === 'review.submitted'
	if (stars === 5) return label === 'body.changed'
	const isRefused = Object.keys(context.faults as object).length > 0
	return label === (isRefused || words === 'Too' ? 'rating.chosen' : 'review.submitted')
}

/** One's own review on the page of a resource (REV-01). */
export const reviewDriver: Driver = {
	noun: 'review',
	maxSteps: 30,
	drives: isDriven,
	start: async (page, label) => {
		await arrive(page)
		const { id, slug } = await learn(page)
		if (label === 'written')
			await callAs(
				page,
				`/user/reviews/${id}`,
				{ rating: 4, body: 'The examples work in a class of fifty.' },
				'PUT',
			)
		await page.goto(`/learning/${slug}`)
		if (label !== 'kept') return
		await rating(page, 2).click()
		await body(page).fill('Too')
		await page.reload()
	},
	events: {
		'rating.chosen': (page) => rating(page, 5).click(),
		'body.changed': (page) => body(page).fill(' My class asked for more of it. '),
		'review.submitted': (page) => button(page, /Publish review|Save changes/).click(),
		'edit.requested': (page) => button(page, 'Edit').click(),
		'edit.cancelled': (page) => button(page, 'Cancel').click(),
		'withdrawal.requested': (page) => button(page, 'Withdraw').click(),
		'withdrawal.confirmed': (page) => button(page, 'Yes, withdraw').click(),
		'withdrawal.cancelled': (page) => button(page, 'Keep it').click(),
	},
	calls: {
		saveReview: {
			url: /\/v1\/user\/reviews\//,
			holds: (_, request) => request.method() === 'PUT',
			answers: {
				saved: (route) => route.continue(),
				notLearned: refuse(409, 'not-learned'),
				rejected: refuse(400, 'invalid-request'),
				unreachable: (route) => route.abort(),
			},
		},
		withdrawReview: {
			url: /\/v1\/user\/reviews\//,
			holds: (_, request) => request.method() === 'DELETE',
			answers: { done: (route) => route.continue(), unreachable: (route) => route.abort() },
		},
	},
	sees: async (page, { state, tags, context }) => {
		const saved = context.saved as Draft | null
		const draft = context.draft as Draft
		const { rating: noRating, body: badBody } = context.faults as Record<string, string>
		const failure = context.failure as string | null
		const heading = saved ? 'Your review' : 'Review what you learned'
		await expect(section(page).getByRole('heading', { level: 3, name: heading })).toBeVisible()
		if (state.startsWith('editing') || state === 'saving') {
			await expect(body(page)).toHaveValue(draft.body)
			await expect(section(page).getByRole('radio', { checked: true })).toHaveCount(
				draft.rating ? 1 : 0,
			)
			await expect(body(page)).toBeEditable({ editable: state !== 'saving' })
			await expect(section(page).getByText('Please choose a rating.')).toHaveCount(noRating ? 1 : 0)
			await expect(section(page).getByText('Please write at least 10 characters.')).toHaveCount(
				badBody ? 1 : 0,
			)
			if (failure) await expect(section(page).getByText(failures[failure]!)).toBeVisible()
		} else {
			await expect(section(page).getByText(saved!.body).first()).toBeVisible()
			if (failure)
				await expect(
					section(page).getByText('The review was not withdrawn. Please try again.'),
				).toBeVisible()
			const isAsked = state === 'confirming' || state === 'withdrawing'
			await expect(button(page, 'Yes, withdraw')).toBeVisible({ visible: isAsked })
		}
		if (tags.includes('#busy')) return
		// The page's list matches the server after the answer; other tests' accounts reviewed the same.
		const listed = section(page)
			.getByRole('listitem')
			.filter({ hasText: new RegExp(`${await accountName(page)}(,| ·)`) })
			.filter({ hasText: 'My class asked for' })
		await expect(listed).toHaveCount(saved?.body.startsWith('My class') ? 1 : 0)
	},
}
