import { expect, it } from 'vitest'
import { statesOf, tell } from '../story.ts'

it('CRD-01 the main action of a card is the first that applies', () => {
	const led = (card: string) => tell('card-action', card, 'main.chosen')[0]!.slice(1)
	expect({
		enrolled: led('enrolled'),
		inCart: led('in-cart'),
		free: led('free'),
		paid: led('paid'),
		webinar: led('webinar'),
	}).toEqual({
		enrolled: ['ready.idle', 'do startLearning {"resourceId":"p1"}'],
		inCart: ['ready.idle', 'do goToCart'],
		free: ['ready.idle', 'do openPurchase {"free":true,"resourceId":"p1"}'],
		paid: ['adding', 'start addToCart {"resourceId":"p1"}'],
		webinar: ['ready.idle', 'do openDetail {"resourceId":"p1"}'],
	})
})

it('CRD-02 signed out, a paid card is added to the cart and a free one asks for login', () => {
	expect(tell('card-action', 'free-signed-out', 'main.chosen')).toEqual([
		['main.chosen', 'ready.idle', 'do askLogin {"action":"enrol","resourceId":"p1"}'],
	])
	expect(
		tell(
			'card-action',
			'paid-signed-out',
			'main.chosen',
			'answer addToCart changed',
			'main.chosen',
		),
	).toEqual([
		['main.chosen', 'adding', 'start addToCart {"resourceId":"p1"}'],
		['answer addToCart changed', 'ready.idle'],
		['main.chosen', 'ready.idle', 'do goToCart'],
	])
})

it('CRD-03 Purchase Now is taken while the cart has not answered, and the answer still counts', () => {
	const told = tell(
		'card-action',
		'paid',
		'main.chosen',
		'badge.chosen',
		'answer addToCart changed',
	)
	expect(told.map(([, state]) => state)).toEqual(['adding', 'adding', 'ready.idle'])
	expect(told[1]![2]).toMatch(/^do openPurchase/)
})

it('CRD-03 the badge of a self-paced course opens the purchase, or login when signed out', () => {
	const led = (card: string) => tell('card-action', card, 'badge.chosen')[0]![2]
	expect([led('paid'), led('paid-signed-out'), led('webinar'), led('enrolled')]).toEqual([
		'do openPurchase {"free":false,"resourceId":"p1"}',
		'do askLogin {"action":"purchase","resourceId":"p1"}',
		'do openDetail {"resourceId":"p1"}',
		'do startLearning {"resourceId":"p1"}',
	])
})

it('CRD-03 on the page of an item Register Now registers, signed out by way of login', () => {
	const led = (card: string, event: string) => tell('card-action', card, event)[0]!.slice(2)
	expect({
		webinar: led('webinar-here', 'main.chosen'),
		webinarSignedOut: led('webinar-here-signed-out', 'main.chosen'),
		training: led('training-here', 'badge.chosen'),
		trainingSignedOut: led('training-here-signed-out', 'badge.chosen'),
		awaiting: led('awaiting', 'main.chosen'),
	}).toEqual({
		webinar: ['do openPurchase {"free":false,"resourceId":"p1"}'],
		webinarSignedOut: ['do askLogin {"action":"purchase","resourceId":"p1"}'],
		training: ['do openPurchase {"free":false,"resourceId":"p1"}'],
		trainingSignedOut: ['do askLogin {"action":"purchase","resourceId":"p1"}'],
		awaiting: [],
	})
})

it('CRD-05 a bookmark shows immediately, goes back when it cannot be saved, and asks for login when signed out', () => {
	expect(tell('favourite', 'signed-in', 'favourite.toggled', 'answer addFavourite failed')).toEqual(
		[
			['favourite.toggled', 'marking', 'start addFavourite {"targetId":"p1"}'],
			['answer addFavourite failed', 'plain', 'do reportFailure {"targetId":"p1"}'],
		],
	)
	expect(tell('favourite', 'signed-out', 'favourite.toggled')).toEqual([
		['favourite.toggled', 'plain', 'do askLogin {"targetId":"p1"}'],
	])
})

it('CRD-06 the cart button adds and removes, and is not there while the school switch is on', () => {
	expect(
		statesOf('card-action', 'in-cart', 'toggle.chosen', 'answer removeFromCart changed'),
	).toEqual(['removing', 'ready.idle'])
	expect(tell('card-action', 'school', 'toggle.chosen')).toEqual([['toggle.chosen', 'ready.idle']])
})

it('CRT-01 the local cart is stored with every change', () => {
	expect(tell('cart', 'kept', 'item.removed')).toEqual([
		['item.removed', 'local', 'do storeCart {"items":[]}'],
	])
})

it('CRT-02 on login the local cart is merged and then cleared; until then nothing is lost', () => {
	expect(
		tell(
			'cart',
			'kept',
			'account.observed',
			'answer mergeCart unreachable',
			'after retryPause',
			'answer mergeCart merged',
		),
	).toEqual([
		['account.observed', 'merging', 'start mergeCart {"resourceIds":["c1"]}'],
		['answer mergeCart unreachable', 'mergeFailed', 'wait retryPause'],
		['after retryPause', 'merging', 'start mergeCart {"resourceIds":["c1"]}'],
		['answer mergeCart merged', 'server.idle', 'do storeCart {"items":[]}'],
	])
})

it('CRT-03 a line is taken off the cart of the account; what did not happen is said until it is read', () => {
	expect(
		tell('cart', 'empty', 'account.observed', 'item.removed', 'answer changeCart changed').slice(1),
	).toEqual([
		['item.removed', 'server.changing', 'start changeCart {"kind":"remove","resourceId":"c1"}'],
		['answer changeCart changed', 'server.idle', 'do announce {"message":"Added to cart"}'],
	])
	expect(
		statesOf(
			'cart',
			'empty',
			'account.observed',
			'item.removed',
			'answer changeCart unreachable',
			'failure.dismissed',
		),
	).toEqual(['server.idle', 'server.changing', 'server.idle', 'server.idle'])
})

it('MOD-02 closing a modal when signed out opens login, except login itself', () => {
	const closed = (modal: string) =>
		tell('modal-stack', 'signed-out', `modal.opened ${modal}`, 'modal.closed').at(-1)!.slice(1)
	expect([closed('comingSoon')[0], closed('login')[0], closed('share')[0]]).toEqual([
		'open',
		'empty',
		'open',
	])
})

it('MOD-01 MOD-03 every opening and closing of a modal is recorded', () => {
	expect(tell('modal-stack', 'signed-in', 'modal.opened comingSoon', 'modal.closed')).toEqual([
		[
			'modal.opened comingSoon',
			'open',
			'emit modal.recorded {"interaction":"opened","kind":"comingSoon","reason":null}',
		],
		[
			'modal.closed',
			'empty',
			'emit modal.recorded {"interaction":"closed","kind":"comingSoon","reason":"escape"}',
		],
	])
})

it('CAT-05 banners turn every 2 s and rest on hover, focus and reduced motion', () => {
	expect(
		tell('banner-carousel', 'moving', 'after autoplay', 'pointer.entered', 'pointer.left'),
	).toEqual([
		['after autoplay', 'playing', 'wait autoplay'],
		['pointer.entered', 'idle'],
		['pointer.left', 'playing', 'wait autoplay'],
	])
	expect(statesOf('banner-carousel', 'still', 'slide.advanced')).toEqual(['idle'])
})

it('FTR-01 a quiz with an open question is not sent; a failed sending keeps every answer', () => {
	expect(
		statesOf(
			'quiz-attempt',
			'kept',
			'attempt.submitted',
			'answer.chosen second',
			'attempt.submitted',
			'answer submitAttempt failed',
			'attempt.submitted',
			'answer submitAttempt scored',
		),
	).toEqual([
		'answering.idle',
		'answering.idle',
		'submitting',
		'answering.failed',
		'submitting',
		'scored',
	])
})

it('CAT-08 a lesson is ticked immediately; a refused tick goes back and says why', () => {
	const marking = [
		'lesson.toggled',
		'marking.ticked',
		'start markLesson {"done":true,"enrolmentId":"e1","lessonId":"l1"}',
	]
	expect(
		tell(
			'lesson-mark',
			'undone',
			'lesson.toggled',
			'answer markLesson gone',
			'lesson.toggled',
			'answer markLesson saved',
		),
	).toEqual([
		marking,
		['answer markLesson gone', 'markFailed'],
		marking,
		['answer markLesson saved', 'done'],
	])
})

it('CAT-08 of several presses the last is sent after the server’s answer to the first', () => {
	expect(
		tell(
			'lesson-mark',
			'undone',
			'lesson.toggled',
			'lesson.toggled',
			'answer markLesson saved',
			'lesson.toggled',
			'lesson.toggled',
			'answer markLesson saved',
		),
	).toEqual([
		[
			'lesson.toggled',
			'marking.ticked',
			'start markLesson {"done":true,"enrolmentId":"e1","lessonId":"l1"}',
		],
		['lesson.toggled', 'marking.takenBack'],
		[
			'answer markLesson saved',
			'unmarking.unticked',
			'start markLesson {"done":false,"enrolmentId":"e1","lessonId":"l1"}',
		],
		['lesson.toggled', 'unmarking.tickedAgain'],
		['lesson.toggled', 'unmarking.unticked'],
		['answer markLesson saved', 'undone'],
	])
})

it('a tick that could not be taken off stays on', () => {
	expect(statesOf('lesson-mark', 'done', 'lesson.toggled', 'answer markLesson failed')).toEqual([
		'unmarking.unticked',
		'unmarkFailed',
	])
})
