import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { logoutMachine } from '#machines/people/session/logout.machine.ts'
import { statesOf, tell } from '../story.ts'

it('SES-01 a mailed link is shown, confirmed and used, and what login interrupted goes on', () => {
	expect(
		tell(
			'session',
			'interrupted',
			'link.opened',
			'answer inspectLink ready',
			'link.confirmed',
			'answer consumeLink signedIn',
		),
	).toEqual([
		['link.opened', 'openingLink', 'start inspectLink {"link":"secret"}', 'stop restoreSession'],
		['answer inspectLink ready', 'confirmingLink'],
		['link.confirmed', 'consumingLink', 'start consumeLink {"link":"secret"}'],
		[
			'answer consumeLink signedIn',
			'signedIn.steady',
			'do resumeIntent {"intent":{"action":"favourite","returnTo":"/learning/phonics","targetId":"p1"}}',
			'do storeIntent {"intent":null}',
			'wait refreshAhead',
		],
	])
})

it('SES-01 a used link says so and offers a new one', () => {
	expect(
		statesOf(
			'session',
			'new',
			'link.opened',
			'answer inspectLink used',
			'link.requested',
			'answer requestLink sent',
		),
	).toEqual(['openingLink', 'linkRejected', 'requestingLink', 'linkSent'])
})

it('24.10 NAV-02 the invitation of the page goes with its request, and with no later one', () => {
	expect(
		tell(
			'session',
			'new',
			'answer restoreSession signedOut',
			'link.requested other',
			'answer requestLink tooMany',
			'link.requested',
		)
			.flat()
			.filter((line) => line.startsWith('start requestLink')),
	).toEqual([
		'start requestLink {"email":"ravi@school.in","intent":null,"invitation":{"invite_id":"invite"}}',
		'start requestLink {"email":"asha@school.in","intent":null,"invitation":null}',
	])
})

it('SES-01 an expired session is renewed without signing out, or ends and says so', () => {
	const expired = ['answer restoreSession signedIn', 'session.expired']
	expect(statesOf('session', 'new', ...expired, 'answer restoreSession signedIn')).toEqual([
		'signedIn.steady',
		'signedIn.refreshing',
		'signedIn.steady',
	])
	expect(statesOf('session', 'new', ...expired, 'answer restoreSession signedOut').at(-1)).toBe(
		'signedOut',
	)
})

it('SES-02 logging out asks first, then clears, then reloads, in this order', async () => {
	const done: string[] = []
	const note = (name: string) => () => done.push(name)
	const actor = createActor(
		logoutMachine.provide({
			actors: { signOut: fromPromise<void, void>(async () => undefined) },
			actions: {
				clearStorage: note('clearStorage'),
				storeFarewell: note('storeFarewell'),
				discardFarewell: note('discardFarewell'),
				reload: note('reload'),
			},
		}),
		{ input: {} },
	).start()
	actor.send({ type: 'logout.chosen', leadsTo: 'here' })
	actor.send({ type: 'logout.confirmed' })
	const before = [...done]
	await waitFor(actor, (snapshot) => snapshot.matches('reloading'))
	expect({ before, after: done }).toEqual({
		before: [],
		after: ['clearStorage', 'storeFarewell', 'reload'],
	})
})

it('SES-02 the logout message shows after the reload, once', () => {
	expect(statesOf('logout', 'reloaded', 'farewell.acknowledged')).toEqual(['idle'])
	expect(statesOf('logout', 'plain', 'logout.chosen', 'logout.cancelled')).toEqual([
		'confirming',
		'idle',
	])
})

it('SES-02 a logout that the server does not hear of fails and says so', () => {
	expect(
		tell('logout', 'plain', 'logout.chosen', 'logout.confirmed', 'answer signOut unreachable').at(
			-1,
		),
	).toEqual(['answer signOut unreachable', 'failed'])
})
