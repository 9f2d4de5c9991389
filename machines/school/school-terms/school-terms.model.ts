import { schoolTermsMachine } from './school-terms.machine.ts'
import type { SchoolTermsContext, SchoolTermsEvent } from './school-terms.types.ts'

/** How the paths of school-terms are found. */
export const schoolTermsModel = {
	machine: schoolTermsMachine,
	inputs: {
		contact: { mayAgree: true, hasAgreed: false },
		additional: { mayAgree: false, hasAgreed: false },
		agreed: { mayAgree: true, hasAgreed: true },
	},
	events: {
		'agreement.ticked': { type: 'agreement.ticked' },
	} satisfies Record<string, SchoolTermsEvent>,
	outcomes: {
		sendAgreement: {
			stored: { output: { kind: 'stored' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['leaveTerms', 'logFailure'],
	project: ({ mayAgree, hasAgreed }: SchoolTermsContext) => ({ mayAgree, hasAgreed }),
}
