import { expect, test } from 'vitest'
import { LIMIT, paced, type Span, startPace, tooSlow } from './pace.ts'
import { probe, probeSync, REFERENCE_MS } from './probe.ts'

const span = (seconds: number, times: number, stolen = 0): Span => ({
	seconds,
	speed: times * REFERENCE_MS,
	stolen,
})

test('25 seconds are counted for a machine of two cores whose speed is known', () => {
	expect(paced([span(900, 1)], 2)).toBe(900)
	expect(paced([span(900, 1)], 16)).toBe(900)
	expect(paced([span(900, 1 / 2)], 2)).toBe(1800)
	expect(paced([span(1800, 1)], 1)).toBe(900)
})

test('25 each span of a run is counted at the speed that the machine had in it', () => {
	expect(paced([span(600, 1), span(900, 3), span(900, 3)], 2)).toBe(1200)
})

test('25 the time that the host takes is not counted', () => {
	expect(paced([span(900, 1), span(1200, 1, 3 / 4)], 2)).toBe(1200)
})

test('25 a suite far over its limit fails, and a slow machine does not make it fail', () => {
	expect(tooSlow([span(LIMIT, 1)], 2)).toBeNull()
	expect(tooSlow([span(LIMIT, 1), span(1, 1)], 2)).toMatch(
		/^The suite has become slow: 1801 s where 1800 /,
	)
	expect(tooSlow([span(3 * LIMIT, 3)], 2)).toBeNull()
	expect(tooSlow([span(2 * LIMIT, 1)], 1)).toBeNull()
})

test('25 the probe takes time, beside others and alone', async () => {
	expect(probeSync()).toBeGreaterThan(1)
	expect(await probe()).toBeGreaterThan(1)
})

test('25 a run is measured from its start to its end', () => {
	const pace = startPace()
	pace.stop()
	expect(pace.spans).toHaveLength(1)
	expect(pace.now()).toBe(pace.spans[0]!.speed / REFERENCE_MS)
	expect(pace.summary()).toMatch(/^the probe took \d+ to \d+ ms, in the middle \d+ /)
})
