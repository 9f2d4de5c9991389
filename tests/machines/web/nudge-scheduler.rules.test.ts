import { expect, it } from 'vitest'
import {
	nudgeDueIn,
	readNudged,
	sceneOf,
	writeNudged,
} from '#machines/web/nudge-scheduler/nudge-scheduler.rules.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 10, 20, 10)

it('NDG-01 the form is due when it was never shown, or 72 hours ago; a time in the future counts as never', () => {
	const times = [null, NOW - 72 * HOUR, NOW - 72 * HOUR + 1, NOW - HOUR, NOW, NOW + 1]
	expect(times.map((at) => nudgeDueIn(at, NOW))).toEqual([0, 0, 1, 71 * HOUR, 72 * HOUR, 0])
})

it('NDG-01 the stored time is read back; another version or nonsense counts as never', () => {
	const stored: unknown = JSON.parse(JSON.stringify(writeNudged(NOW)))
	expect(readNudged(stored)).toBe(NOW)
	const wrong = [null, 7, 'x', [], {}, { version: 9, nudgedAt: NOW }, { version: 1, nudgedAt: '7' }]
	expect(wrong.map(readNudged)).toEqual(wrong.map(() => null))
})

it('NDG-01 NDG-02 a nudge may show on the home page, signed in, in sight, online, and beside no other modal', () => {
	const clear = {
		...{
			isHome: true,
			signedIn: true,
			signedInHere: false,
			visible: true,
			online: true,
			hasModal: false,
		},
	}
	const scenes = [
		clear,
		{ ...clear, hasModal: true },
		{ ...clear, hasModal: true, online: false },
		{ ...clear, hasModal: true, visible: false },
		{ ...clear, visible: false, signedIn: false },
		{ ...clear, online: false, isHome: false },
		{ ...clear, signedInHere: true },
	].map(sceneOf)
	expect(scenes).toEqual(['clear', 'crowded', 'paused', 'paused', 'away', 'away', 'away'])
})
