import { secondFactorMachine } from './second-factor.machine.ts'
import { secondFactorProperties } from './second-factor.properties.ts'
import type { SecondFactorContext, SecondFactorEvent } from './second-factor.types.ts'

const enrolment = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Vidya:asha' }

/** How the paths of second-factor are found. */
export const secondFactorModel = {
	machine: secondFactorMachine,
	inputs: { fresh: { isEnrolled: false }, enrolled: { isEnrolled: true } },
	events: {
		'enrolment.requested': { type: 'enrolment.requested' },
		'code.changed': { type: 'code.changed', code: '492039' },
		'code.changed short': { type: 'code.changed', code: '4920' },
		'code.changed recovery': { type: 'code.changed', code: 'abcd-efgh-2345' },
		'code.submitted': { type: 'code.submitted' },
		'codes.stored': { type: 'codes.stored' },
	} satisfies Record<string, SecondFactorEvent>,
	outcomes: {
		beginEnrolment: {
			begun: { output: { kind: 'begun', ...enrolment } },
			verificationRequired: { output: { kind: 'verificationRequired' } },
			unreachable: { error: new Error('offline') },
		},
		confirmEnrolment: {
			confirmed: { output: { kind: 'confirmed', recoveryCodes: ['abcd-efgh-2345'] } },
			wrong: { output: { kind: 'wrong' } },
			tooMany: { output: { kind: 'tooMany' } },
			replaced: { output: { kind: 'replaced' } },
			unreachable: { error: new Error('offline') },
		},
		verifySession: {
			verified: { output: { kind: 'verified' } },
			wrong: { output: { kind: 'wrong' } },
			tooMany: { output: { kind: 'tooMany' } },
			notEnrolled: { output: { kind: 'notEnrolled' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	properties: secondFactorProperties,
	project: ({ code, enrolment: given, recoveryCodes, failure }: SecondFactorContext) => ({
		code,
		isSetUp: given !== null,
		recoveryCodes: recoveryCodes.length,
		failure,
	}),
}
