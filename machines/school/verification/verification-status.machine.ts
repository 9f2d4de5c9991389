import { setup } from 'xstate'
import type { StatusMeta } from '#machines/kit/status.ts'

/** Decisions of customer success about a school's documents, and the school's upload of one. */
export type VerificationStatusEvent =
	| { type: 'document.uploaded' }
	| { type: 'school.verified' }
	| { type: 'documents.rejected' }

const uploaded = {
	target: 'unverified',
	meta: { requirement: 'SCH-04', roles: ['main_poc', 'additional_main_poc'] },
} as const
const decision = {
	requirement: 'SCH-04',
	roles: ['vidya_customer_success', 'owner', 'school_manager'],
}

/** The status of a school's verification (SCH-04). */
export const verificationStatusMachine = setup({
	types: { events: {} as VerificationStatusEvent, meta: {} as StatusMeta },
}).createMachine({
	id: 'verification-status',
	initial: 'unverified',
	states: {
		unverified: {
			description: 'The school has uploaded no documents, or they wait for a decision.',
			meta: { requirement: 'SCH-04' },
			on: {
				'document.uploaded': uploaded,
				'school.verified': { target: 'verified', meta: decision },
				'documents.rejected': { target: 'rejected', meta: decision },
			},
		},
		rejected: {
			description: 'The decision has a reason, which the school reads.',
			meta: { requirement: 'SCH-04' },
			on: {
				'document.uploaded': {
					...uploaded,
					description: 'Another document puts the school under review again.',
				},
			},
		},
		verified: {
			description: 'The school needs no more documents.',
			type: 'final',
			meta: { requirement: 'SCH-04' },
		},
	},
})
