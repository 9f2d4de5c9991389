import type { BillingDetails } from '#domain/shop/billing-details.rules.ts'
import { billingDetailsMachine } from './billing-details.machine.ts'
import type { BillingContext, BillingEvent } from './billing-details.types.ts'

const nothing: BillingDetails = { stateCode: '', address: '', businessName: '', gstin: '' }
const inPune: BillingDetails = { ...nothing, stateCode: '27' }

/** How the paths of billing-details are found. */
export const billingDetailsModel = {
	machine: billingDetailsMachine,
	inputs: { nothing: { saved: nothing } },
	events: {
		'detail.changed state': { type: 'detail.changed', field: 'stateCode', value: '29' },
		'detail.changed wrong-gstin': {
			type: 'detail.changed',
			field: 'gstin',
			value: '27AAPFU0939F1ZW',
		},
		'details.submitted': { type: 'details.submitted' },
	} satisfies Record<string, BillingEvent>,
	outcomes: {
		saveDetails: {
			saved: { output: { kind: 'saved', kept: inPune } },
			signedOut: { output: { kind: 'signedOut' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['focusFault'],
	project: ({ draft, faults, failure }: BillingContext) => ({
		stateCode: draft.stateCode,
		gstin: draft.gstin,
		faults: Object.entries(faults)
			.filter(([, fault]) => fault)
			.map((fault) => fault.join(' ')),
		failure,
	}),
}
