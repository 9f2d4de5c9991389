import {
	DOORS_MS,
	REMINDERS_MS,
	type RegistrationFacts,
} from '#domain/learning/registration.rules.ts'
import { registrationMachine } from './registration.machine.ts'
import type { RegistrationContext, RegistrationEvent } from './registration.types.ts'

const startsAt = Date.parse('2026-11-24T12:30:00Z')
const endsAt = startsAt + REMINDERS_MS.hour
const now = startsAt - 2 * REMINDERS_MS.day

const facts: RegistrationFacts = {
	status: 'confirmed',
	startsAt,
	endsAt,
	cancelled: false,
	joined: false,
	leavable: true,
	hasRoom: true,
}
const pending = { ...facts, status: 'pending' as const }

const periodOf = (at: number): string => {
	if (at >= endsAt) return 'over'
	if (at >= startsAt - DOORS_MS) return 'open'
	return at >= startsAt - REMINDERS_MS.day ? 'day' : 'far'
}

/** How the paths of registration are found. */
export const registrationModel = {
	machine: registrationMachine,
	inputs: {
		confirmed: { id: 'r1', facts, now },
		pending: { id: 'r1', facts: pending, now },
		bought: { id: 'r1', facts: { ...facts, leavable: false }, now },
		roomless: { id: 'r1', facts: { ...facts, hasRoom: false }, now },
	},
	events: {
		'clock.ticked day': { type: 'clock.ticked', now: startsAt - REMINDERS_MS.day },
		'clock.ticked open': { type: 'clock.ticked', now: startsAt - DOORS_MS },
		'clock.ticked over': { type: 'clock.ticked', now: endsAt },
		'registration.observed confirmed': { type: 'registration.observed', facts },
		'registration.observed cancelled': {
			type: 'registration.observed',
			facts: { ...facts, cancelled: true },
		},
		'entry.requested': { type: 'entry.requested' },
		'leaving.requested': { type: 'leaving.requested' },
		'leaving.confirmed': { type: 'leaving.confirmed' },
		'leaving.dismissed': { type: 'leaving.dismissed' },
	} satisfies Record<string, RegistrationEvent>,
	outcomes: {
		joinSession: {
			entered: { output: { kind: 'entered', joinUrl: 'https://rooms.test/r1' } },
			refused: { output: { kind: 'refused' } },
			unreachable: { error: new Error('offline') },
		},
		leaveRegistration: {
			left: { output: { kind: 'left' } },
			refused: { output: { kind: 'refused' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['openRoom'],
	project: ({
		facts: { leavable, hasRoom, ...of },
		now: at,
		joinUrl,
		failure,
	}: RegistrationContext) => ({
		status: of.status,
		joined: of.joined,
		cancelled: of.cancelled,
		leavable,
		hasRoom,
		period: periodOf(at),
		now: at,
		joinUrl,
		failure,
	}),
}
