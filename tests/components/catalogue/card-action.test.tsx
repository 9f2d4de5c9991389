import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { CardAction } from '#features/catalogue/card/card-action.tsx'
import type { CartActors, ChangeVerdict } from '#machines/shop/cart/cart.types.ts'
import type { Card } from '#openapi/v1.gen.ts'
import { card } from '../support/card.ts'
import { renderInApp, startProcesses } from '../support/harness.tsx'

const cartThat = (verdict: ChangeVerdict) => {
	const changes: unknown[] = []
	const actors: CartActors = {
		mergeCart: fromPromise(async () => ({ kind: 'merged' as const, dropped: 0 })),
		changeCart: fromPromise(async ({ input }) => {
			changes.push(input)
			return verdict
		}),
	}
	return { actors, changes }
}

const show = async (
	shown: Card,
	options: {
		verdict?: ChangeVerdict
		onOwnPage?: boolean
		signedIn?: boolean
		inCart?: boolean
		planPercents?: Record<string, number>
	} = {},
) => {
	const { actors, changes } = cartThat(options.verdict ?? { kind: 'changed', message: 'Added' })
	const { processes, session } = startProcesses(actors)
	const { screen, router } = await renderInApp(
		<CardAction card={shown} onOwnPage={options.onOwnPage ?? false} />,
		{
			processes,
			viewer: {
				signedIn: options.signedIn ?? true,
				planPercents: options.planPercents ?? {},
				cartIds: new Set(options.inCart ? [shown.id] : []),
			},
		},
	)
	const words = () =>
		[...screen.container.querySelectorAll('a, button, [class^=badge]')].map(
			({ textContent }) => textContent,
		)
	const modal = () => processes.modals.getSnapshot().context.stack.at(-1)
	return { screen, router, words, modal, changes, session }
}

test('CRD-01 CRD-06 Add to Cart asks the cart for this item and turns into Go to Cart', async () => {
	const { screen, words, changes } = await show(card())
	expect(words()).toEqual(['Add to Cart', 'Purchase Now'])
	await screen.getByRole('button', { name: /^Add to Cart: / }).click()
	await expect.element(screen.getByRole('link', { name: /^Go to Cart: / })).toBeVisible()
	expect(changes).toEqual([{ kind: 'add', resourceId: card().id }])
	expect(words()).toEqual(['Go to Cart', 'Purchase Now', 'Remove from cart'])
})

test('CRD-03 Purchase Now opens the purchase of this item, also when it is in the cart', async () => {
	const { screen, modal } = await show(card(), { inCart: true })
	await screen.getByRole('button', { name: /^Purchase Now: / }).click()
	expect(modal()).toMatchObject({ kind: 'purchase', params: { resourceIds: card().id } })
})

test('PUR-04 CRD-01 Enroll Now of something free opens a purchase without a form', async () => {
	const { screen, modal } = await show(card({ price: null, price_type: 'free' }))
	await screen.getByRole('button', { name: /^Enroll Now: / }).click()
	expect(modal()).toMatchObject({
		kind: 'purchase',
		params: { resourceIds: card().id, free: 'yes' },
	})
})

test('W3 CRD-03 what the plan includes is enrolled in by one act, without cart or purchase', async () => {
	const { screen, words, modal } = await show(card(), { planPercents: { self_paced: 100 } })
	expect(words()).toEqual(['Enroll Now'])
	await screen.getByRole('button', { name: /^Enroll Now: / }).click()
	expect(modal()).toMatchObject({ params: { resourceIds: card().id, free: 'yes' } })
})

test('W3 CRD-03 something free has one act, signed in and signed out', async () => {
	for (const signedIn of [true, false]) {
		const { words } = await show(card({ price: 0 }), { signedIn })
		expect(words()).toEqual(['Enroll Now'])
	}
})

test('CRD-02 ROL-01 signed out, Enroll Now asks for login and remembers what for', async () => {
	const { screen, session } = await show(card({ price: 0 }), { signedIn: false })
	await screen.getByRole('button', { name: /^Enroll Now: / }).click()
	expect(session).toEqual([
		{
			type: 'login.asked',
			intent: { returnTo: '/', action: 'enrol', targetId: card().id },
		},
	])
})

test('CRD-03 what the cart does not take leads to its page from a list, and is registered for on it', async () => {
	const webinar = card({ course_type: 'webinar' })
	const inList = await show(webinar)
	expect(inList.words()).toEqual(['Register Now'])
	await expect
		.element(inList.screen.getByRole('link', { name: /^Register Now: / }))
		.toHaveAttribute('href', '/learning/a-slug')
	const here = await show(webinar, { onOwnPage: true })
	await here.screen.getByRole('button', { name: /^Register Now: / }).click()
	expect(here.modal()).toMatchObject({ kind: 'purchase', params: { resourceIds: webinar.id } })
})

test('CRD-03 an enrolment leads to my learning, one that waits says so, a certification counts immediately', async () => {
	const enrolled = { enrolment_id: 'e1', enrolment_status: 'confirmed' as const }
	const mine = await show(card(enrolled))
	await expect
		.element(mine.screen.getByRole('link', { name: /^Start Learning: / }))
		.toHaveAttribute('href', '/profile/my-learning/e1')
	const pending = { enrolment_id: 'e2', enrolment_status: 'pending' as const }
	const waiting = await show(card({ ...pending, course_type: 'live_training' }))
	expect(waiting.words()).toEqual(['Waiting for confirmation'])
	const certified = await show(card({ ...pending, course_type: 'certification' }))
	expect(certified.words()).toEqual(['Start Learning'])
})

test.each([
	['owned', 'You have this already: it is in My Learning.'],
	['notSold', 'This cannot go into the cart. Register on its page.'],
	['full', 'Your cart is full. Buy or remove something first.'],
	['gone', 'This is no longer offered.'],
	['signedOut', 'Your session has ended. Sign in and try again.'],
] as const)('CRD-07 a cart that answers %s says why', async (kind, words) => {
	const { screen } = await show(card(), { verdict: { kind } })
	await screen.getByRole('button', { name: /^Add to Cart: / }).click()
	await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
})

test('CRD-01 each action is named by what is seen and what it is for', async () => {
	const { screen } = await show(card(), { inCart: true })
	const names = [...screen.container.querySelectorAll('a, button')].map((one) => [
		one.textContent,
		one.getAttribute('aria-label'),
	])
	expect(names).toEqual([
		['Go to Cart', 'Go to Cart: A title'],
		['Purchase Now', 'Purchase Now: A title'],
		['Remove from cart', 'Remove from cart: A title'],
	])
})
