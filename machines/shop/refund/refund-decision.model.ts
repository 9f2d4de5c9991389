import { refundDecisionMachine } from './refund-decision.machine.ts'
import type { RefundDecisionContext, RefundDecisionEvent } from './refund-decision.types.ts'

/** How the paths of refund-decision are found. */
export const refundDecisionModel = {
	machine: refundDecisionMachine,
	inputs: { fresh: undefined },
	events: {
		'words.changed': { type: 'words.changed', words: 'Sorry to see you go.' },
		'decision.chosen approve': { type: 'decision.chosen', decision: 'approve' },
		'decision.chosen refuse': { type: 'decision.chosen', decision: 'refuse' },
		'decision.confirmed': { type: 'decision.confirmed' },
		'decision.dismissed': { type: 'decision.dismissed' },
	} satisfies Record<string, RefundDecisionEvent>,
	outcomes: {
		sendDecision: {
			decided: { output: { kind: 'decided' } },
			rejected: { output: { kind: 'rejected' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	project: ({ words, decision, failure }: RefundDecisionContext) => ({
		words: words !== '',
		decision,
		failure,
	}),
}
