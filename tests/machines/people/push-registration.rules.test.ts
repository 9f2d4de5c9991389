import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { pushRegistrationMachine } from '#machines/people/push/push-registration.machine.ts'
import {
	REFRESH_AFTER,
	readRegistration,
	writeRegistration,
} from '#machines/people/push/push-registration.rules.ts'

const DAY = 86_400_000
const now = 1_795_000_000_000
const stored = (at: number) =>
	JSON.parse(JSON.stringify(writeRegistration('p1', { token: 'one', at })))

it('NTF-02 a registration is read back by its account alone, and none of the future', () => {
	expect(readRegistration(stored(now), 'p1', now)).toEqual({ token: 'one', at: now })
	expect(readRegistration(stored(now), 'p2', now)).toBeNull()
	expect(readRegistration(stored(now + 1), 'p1', now)).toBeNull()
	const wrong = [null, 'text', [], {}, { ...stored(now), version: 0 }, { ...stored(now), at: 'x' }]
	for (const one of wrong) expect(readRegistration(one, 'p1', now)).toBeNull()
})

it.each([
	[7 * DAY - 1, 'registered'],
	[7 * DAY, 'preparing'],
	[30 * DAY, 'preparing'],
])('NTF-02 a registration that is %d ms old is %s', (age, state) => {
	expect(REFRESH_AFTER).toBe(7 * DAY)
	const input = { accountId: 'p1', permission: 'granted', stored: stored(now - age), now } as const
	expect(createActor(pushRegistrationMachine, { input }).getSnapshot().value).toBe(state)
})
