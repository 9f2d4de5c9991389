import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { schoolRegistrationStatusMachine } from '#machines/school/school-registration/school-registration-status.machine.ts'
import { faultsOf } from '#machines/web/form-submission/form-submission.rules.ts'

const decisions = [
	['registration.approved', 'approved'],
	['registration.declined', 'declined'],
	['registration.withdrawn', 'withdrawn'],
] as const

describe('DSK-14 the status of a registration', () => {
	it.each(decisions)('DSK-14 after %s it is %s, and nothing changes it', (type, status) => {
		const actor = createActor(schoolRegistrationStatusMachine).start()
		expect(actor.getSnapshot().value).toBe('waiting')
		actor.send({ type })
		expect(actor.getSnapshot()).toMatchObject({ value: status, status: 'done' })
		for (const [later] of decisions) expect(actor.getSnapshot().can({ type: later })).toBe(false)
	})

	it('DSK-14 the team decides, and only the person withdraws', () => {
		const { transitions } = schoolRegistrationStatusMachine.states.waiting!
		const roles = [...transitions.values()]
			.flat()
			.map(({ eventType, meta }) => [eventType, meta?.roles])
		expect(Object.fromEntries(roles)).toEqual({
			'registration.approved': ['owner', 'school_manager'],
			'registration.declined': ['owner', 'school_manager'],
			'registration.withdrawn': ['user'],
		})
	})
})

describe('DSK-14 the form', () => {
	it.each([
		['+91 253 234567', undefined],
		['(0253) 234-567', undefined],
		['', 'required'],
		['call me', 'invalid'],
		['12345', 'invalid'],
		['1'.repeat(21), 'invalid'],
		['++91 253 234567', 'invalid'],
	])('DSK-14 the phone “%s”: %s', (phone, fault) => {
		expect(faultsOf({ phone: 'phone' }, { phone }).phone).toBe(fault)
	})
})
