import { callBackMachine } from './call-back.machine.ts'
import { callBackProperties } from './call-back.properties.ts'
import type { CallBackContext, CallBackEvent } from './call-back.types.ts'
import { type CallBackDraft, emptyCallBack } from './call-back-draft.rules.ts'

const filled: CallBackDraft = {
	...emptyCallBack,
	fullName: 'Shabnam Qureshi',
	schoolName: 'Nai Subah Public School',
	email: 'unverified-poc@demo.vidya.test',
	mobile: '+919839012345',
}

/** How the paths of call-back are found. */
export const callBackModel = {
	machine: callBackMachine,
	inputs: {
		filled: { given: filled },
		empty: { given: emptyCallBack },
		mistyped: { given: { ...filled, email: 'shabnam@example', mobile: '98390' } },
	},
	events: {
		'field.changed': { type: 'field.changed', field: 'purpose', value: 'Teacher Training' },
		'field.changed other': {
			type: 'field.changed',
			field: 'purpose',
			value: 'Other (please specify)',
		},
		'field.changed own': { type: 'field.changed', field: 'ownPurpose', value: ' Library hours ' },
		'field.changed email': { type: 'field.changed', field: 'email', value: ' asha@school.in ' },
		'field.changed mobile': { type: 'field.changed', field: 'mobile', value: '9822012345' },
		'request.submitted': { type: 'request.submitted' },
		'request.deferred': { type: 'request.deferred' },
		'form.closed': { type: 'form.closed' },
	} satisfies Record<string, CallBackEvent>,
	outcomes: {
		sendRequest: {
			sent: { output: { kind: 'sent' } },
			refused: { output: { kind: 'refused', detail: 'This number is not in use.' } },
			failed: { output: { kind: 'failed' } },
			unreachable: { output: { kind: 'unreachable' } },
			broken: { error: new Error('broken') },
		},
	},
	delays: {},
	effects: ['recordSubmitted', 'queueRequest', 'recordAbandoned'],
	project: ({ given, draft, fault, failure }: CallBackContext) => ({
		given: given.email,
		email: draft.email,
		mobile: draft.mobile,
		purpose: draft.purpose,
		ownPurpose: draft.ownPurpose,
		fault: fault?.kind === 'missing' ? fault.fields.join(' ') : (fault?.kind ?? null),
		failure: failure?.kind ?? null,
		detail: failure?.kind === 'refused' ? failure.detail : null,
	}),
	properties: callBackProperties,
}
