import { expect, it } from 'vitest'
import {
	leftOf,
	limitMinutesOf,
	limitOf,
	readClock,
	writeClock,
} from '#machines/learning/quiz/quiz-clock.rules.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')

it('FLD-06 the time of a quiz is twice its minutes, runs from the first answer, and is not lengthened by a clock that was set back', () => {
	const limit = limitOf(5)
	expect(limit).toBe(600_000)
	const clock = { startedAt: noon }
	expect(leftOf(clock, limit, noon)).toBe(600_000)
	expect(leftOf(clock, limit, noon + 599_000)).toBe(1000)
	expect(leftOf(clock, limit, noon + 700_000)).toBe(-100_000)
	expect(leftOf(clock, limit, noon - 3_600_000)).toBe(600_000)
	expect([leftOf(null, limit, noon), leftOf({ startedAt: null }, limit, noon)]).toEqual([
		null,
		null,
	])
})

it('FLD-06 a kept clock is read back; another version or shape is none', () => {
	expect(readClock(writeClock({ startedAt: noon }))).toEqual({ startedAt: noon })
	expect(readClock(writeClock({ startedAt: null }))).toEqual({ startedAt: null })
	for (const stored of [
		null,
		'x',
		{},
		{ version: 2, startedAt: 1 },
		{ version: 1, startedAt: 'x' },
	])
		expect(readClock(stored)).toBeNull()
})

it('W7 FLD-06 the minutes that a quiz says are those that its clock gives', () => {
	expect(limitMinutesOf(10)).toBe(20)
	expect(limitMinutesOf(10) * 60_000).toBe(leftOf({ startedAt: noon }, limitOf(10), noon))
})
