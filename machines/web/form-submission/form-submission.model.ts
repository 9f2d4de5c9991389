import { formSubmissionMachine } from './form-submission.machine.ts'
import type {
	FormSubmissionContext,
	FormSubmissionEvent,
	FormSubmissionInput,
} from './form-submission.types.ts'

const meet: FormSubmissionInput = {
	checks: { email: 'email', referral_code: 'code' },
	given: { email: '', referral_code: 'VIDYA2025' },
	keepsReceipt: true,
}

/** How the paths of form-submission are found. */
export const formSubmissionModel = {
	machine: formSubmissionMachine,
	inputs: {
		meet,
		message: { ...meet, keepsReceipt: false },
		sent: { ...meet, stored: { version: 1, draft: { email: 'asha@school.in' }, sent: true } },
	},
	events: {
		'field.changed': { type: 'field.changed', field: 'email', value: ' asha@school.in ' },
		'field.changed mistyped': { type: 'field.changed', field: 'email', value: 'asha' },
		'form.submitted': { type: 'form.submitted' },
		'form.restarted': { type: 'form.restarted' },
	} satisfies Record<string, FormSubmissionEvent>,
	outcomes: {
		submitForm: {
			stored: { output: { kind: 'stored' } },
			tooMany: { output: { kind: 'tooMany' } },
			rejected: { output: { kind: 'rejected' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeForm'],
	project: ({ draft, faults, failure, keepsReceipt, wasSent }: FormSubmissionContext) => ({
		email: draft.email ?? '',
		faults,
		failure,
		keepsReceipt,
		wasSent,
	}),
}
