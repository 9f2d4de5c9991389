import { expect, it } from 'vitest'
import { statesOf, tell } from '../story.ts'

it('OFF-01 offline changes are stored immediately and sent when it is back', () => {
	expect(
		tell(
			'offline-queue',
			'new',
			'change.queued favourite',
			'connection.restored',
			'answer sendChange sent',
		).map(([step, state, ...effects]) => [step, state, effects.map((one) => one.split(' {')[0])]),
	).toEqual([
		['change.queued favourite', 'waiting.paused', ['do storeChanges', 'wait retryPause']],
		['connection.restored', 'sending', ['start sendChange']],
		['answer sendChange sent', 'empty', ['do announceSent', 'do storeChanges', 'emit change.sent']],
	])
})

it('OFF-01 a call that is not answered waits again and is repeated; a refused one is shown and not repeated', () => {
	expect(
		statesOf(
			'offline-queue',
			'kept',
			'answer sendChange unreachable',
			'after retryPause',
			'answer sendChange refused',
			'refusal.read',
		),
	).toEqual(['waiting.paused', 'sending', 'empty', 'empty'])
})

it('OFF-01 a waiting change can be undone, and is sent only for the person who made it', () => {
	expect(statesOf('offline-queue', 'new', 'change.queued favourite', 'change.withdrawn')).toEqual([
		'waiting.paused',
		'empty',
	])
	expect(statesOf('offline-queue', 'foreign', 'connection.restored')).toEqual(['empty'])
	expect(
		statesOf('offline-queue', 'new', 'change.queued favourite', 'account.observed left'),
	).toEqual(['waiting.paused', 'empty'])
})
