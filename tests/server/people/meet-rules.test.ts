import { expect, test } from 'vitest'
import { isMeetOpen, roomsOf } from '#server/people/event/meet.rules.ts'

const meet = {
	startsAt: '2027-01-16T12:00:00Z',
	endsAt: null,
	registrationEndsAt: null,
	roomsUrl: 'https://rooms.example/meet',
}
const at = (iso: string) => new Date(iso)

test('NAV-09 a meet whose end is not set ends a day after it begins, for rooms and registration', () => {
	const [before, after] = [at('2027-01-17T11:59:59Z'), at('2027-01-17T12:00:00Z')]
	expect([isMeetOpen(meet, before), roomsOf(meet, before)]).toEqual([true, meet.roomsUrl])
	expect([isMeetOpen(meet, after), roomsOf(meet, after)]).toEqual([false, null])
})

test('NAV-09 a meet without a day is open and has no rooms', () => {
	const unset = { ...meet, startsAt: null }
	expect([isMeetOpen(unset, at('2030-01-01')), roomsOf(unset, at('2030-01-01'))]).toEqual([
		true,
		null,
	])
})
