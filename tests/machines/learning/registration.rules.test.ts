import { expect, test } from 'vitest'
import {
	isJoinable,
	isLeavable,
	phaseOf,
	type RegistrationFacts,
} from '#domain/learning/registration.rules.ts'

const startsAt = Date.parse('2026-11-24T12:30:00Z')
const facts: RegistrationFacts = {
	status: 'confirmed',
	startsAt,
	endsAt: startsAt + 3_600_000,
	cancelled: false,
	joined: false,
	leavable: true,
	hasRoom: true,
}
const MINUTE = 60_000
const opens = startsAt - 10 * MINUTE
const phases = (some: Partial<RegistrationFacts>) =>
	[
		startsAt - 1440 * MINUTE - 1,
		startsAt - 1440 * MINUTE,
		opens - 1,
		opens,
		facts.endsAt - 1,
		facts.endsAt,
	].map((now) => phaseOf({ ...facts, ...some }, now))

test('LIV-01 a registration is confirmed, reminded a day before, live from ten minutes before, and missed at its end', () => {
	expect(phases({})).toEqual(['confirmed', 'reminded', 'reminded', 'live', 'live', 'missed'])
	expect(phases({ joined: true })).toEqual(Array(6).fill('attended'))
	expect(phases({ status: 'pending' })).toEqual(Array(6).fill('waiting'))
	expect(phases({ joined: true, cancelled: true })).toEqual(Array(6).fill('cancelled'))
})

test('LIV-01 the room is entered from ten minutes before until the end, by who is confirmed, where there is one', () => {
	const at = (some: Partial<RegistrationFacts>) =>
		[opens - 1, opens, facts.endsAt - 1, facts.endsAt].map((now) =>
			isJoinable({ ...facts, ...some }, now),
		)
	expect(at({})).toEqual([false, true, true, false])
	expect(at({ joined: true })).toEqual([false, true, true, false])
	for (const some of [{ status: 'pending' as const }, { cancelled: true }, { hasRoom: false }])
		expect(at(some)).toEqual([false, false, false, false])
})

test('LIV-01 what was not bought is taken back until the room opens, unless one was there', () => {
	const at = (some: Partial<RegistrationFacts>) =>
		[opens - 1, opens].map((now) => isLeavable({ ...facts, ...some }, now))
	expect(at({})).toEqual([true, false])
	expect(at({ leavable: false })).toEqual([false, false])
	expect(at({ joined: true })).toEqual([false, false])
})
