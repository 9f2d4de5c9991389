import { describe, expect, it } from 'vitest'
import { statesOf } from '../story.ts'

const begun = ['fresh', 'page.toggled', 'change.requested', 'change.confirmed'] as const
const whileAsked = ['picking', 'asking', 'changing']

describe('28.3 many items of a list are changed by one decision', () => {
	it('28.3 each is sent after a yes, and a refused one does not hold the others', () => {
		const story = [...begun, 'answer changeItem refused', 'answer changeItem changed'] as const
		expect(statesOf('bulk-change', ...story, 'result.closed', 'change.requested')).toEqual([
			...[...whileAsked, 'changing', 'finished', 'picking'],
			'asking',
		])
	})

	it('28.3 what was not answered is sent again when the network is back', () => {
		expect(
			statesOf(
				'bulk-change',
				...begun,
				'answer changeItem unreachable',
				'connection.restored',
				'answer changeItem changed',
				'answer changeItem changed',
			),
		).toEqual([...whileAsked, 'interrupted', 'changing', 'changing', 'finished'])
	})

	it('28.3 the second factor is asked for in the middle, and the rest follows', () => {
		expect(
			statesOf(
				'bulk-change',
				...begun,
				'answer changeItem changed',
				'answer changeItem verificationRequired',
				'factor.verified',
				'answer changeItem changed',
			),
		).toEqual([...whileAsked, 'changing', 'awaitingFactor', 'changing', 'finished'])
	})

	it('28.3 it can be stopped, and what was not sent stays picked', () => {
		expect(
			statesOf(
				'bulk-change',
				...begun,
				'change.stopped',
				'answer changeItem changed',
				'result.closed',
				'change.requested',
			),
		).toEqual([...whileAsked, 'changing', 'finished', 'picking', 'asking'])
	})
})
