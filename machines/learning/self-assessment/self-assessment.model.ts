import { selfAssessmentMachine } from './self-assessment.machine.ts'
import type { SelfAssessmentContext, SelfAssessmentEvent } from './self-assessment.types.ts'

const changed = { type: 'score.changed', competency: 'inclusion' } as const

/** How the paths of self-assessment are found. */
export const selfAssessmentModel = {
	machine: selfAssessmentMachine,
	inputs: {
		first: { accountId: 'p1', given: {}, stored: null },
		kept: {
			accountId: 'p1',
			given: { inclusion: 50 },
			stored: { version: 1, accountId: 'p1', scores: { inclusion: 60 } },
		},
	},
	events: {
		'score.changed': { ...changed, score: 30 },
		'score.changed beyond': { ...changed, score: 110 },
		'assessment.submitted': { type: 'assessment.submitted' },
	} satisfies Record<string, SelfAssessmentEvent>,
	outcomes: {
		saveAssessment: {
			saved: { output: { kind: 'saved' } },
			signedOut: { output: { kind: 'signedOut' } },
			rejected: { output: { kind: 'rejected' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: ['storeScores', 'announceSaved', 'announceNothing'],
	project: ({ scores, isChanged, failure }: SelfAssessmentContext) => ({
		scores,
		isChanged,
		failure,
	}),
}
