import { expect, it } from 'vitest'
import {
	readChoice,
	withJourney,
	writeChoice,
} from '#machines/web/journey/journey-recorder.rules.ts'
import type { Journey } from '#machines/web/journey/journey-recorder.types.ts'

it('ATL-01 an answer is read back, and nothing corrupt or foreign is', () => {
	const kept = writeChoice('agreed', '2026-11-21')
	expect(readChoice(JSON.parse(JSON.stringify(kept)))).toEqual({
		choice: 'agreed',
		day: '2026-11-21',
	})
	const wrong = [
		null,
		7,
		'agreed',
		{},
		{ ...kept, version: 0 },
		{ ...kept, choice: 'perhaps' },
		{ ...kept, day: 'yesterday' },
		{ ...kept, day: undefined },
	]
	expect(wrong.map(readChoice)).toEqual(wrong.map(() => null))
})

it('ATL-04 a later report of a journey takes the place of the earlier one', () => {
	const journey = (id: string, ended: 'done' | 'left') => ({ id, ended }) as Journey
	const batch = [journey('a', 'left'), journey('b', 'left')]
	expect(withJourney(batch, journey('a', 'done'))).toEqual([
		journey('b', 'left'),
		journey('a', 'done'),
	])
})
