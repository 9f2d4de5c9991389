import { verificationMachine } from './verification.machine.ts'
import type { VerificationContext, VerificationEvent } from './verification.types.ts'

/** How the paths of a verification are found. */
export const verificationModel = {
	machine: verificationMachine,
	inputs: {
		fresh: { schoolId: 's1', reason: '' },
		kept: { schoolId: 's1', reason: 'The letter has run out.' },
	},
	events: {
		'reason.changed': { type: 'reason.changed', reason: 'The stamp is missing.' },
		'reason.changed blank': { type: 'reason.changed', reason: ' ' },
		'decision.made verify': { type: 'decision.made', decision: 'verify' },
		'decision.made reject': { type: 'decision.made', decision: 'reject' },
	} satisfies Record<string, VerificationEvent>,
	outcomes: {
		sendDecision: {
			verified: { output: { kind: 'verified' } },
			rejected: { output: { kind: 'rejected' } },
			stale: { output: { kind: 'stale' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeReason', 'focusReason'],
	project: ({ reason, decision }: VerificationContext) => ({ reason, decision }),
}
