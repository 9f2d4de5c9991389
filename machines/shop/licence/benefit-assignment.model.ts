import { benefitAssignmentMachine } from './benefit-assignment.machine.ts'
import type {
	BenefitAssignmentContext,
	BenefitAssignmentEvent,
	BenefitAssignmentInput,
} from './benefit-assignment.types.ts'

const report = { assigned: 1, had: 0, owned: 0, gone: 0 }

/** How the paths of benefit-assignment are found. */
export const benefitAssignmentModel = {
	machine: benefitAssignmentMachine,
	inputs: {
		licence: { kind: 'licence', id: 'l1' },
	} satisfies Record<string, BenefitAssignmentInput>,
	events: {
		'teacher.toggled': { type: 'teacher.toggled', id: 't1' },
		'teachers.toggled': { type: 'teachers.toggled', ids: ['t1', 't2'] },
		'dueDay.changed': { type: 'dueDay.changed', day: '2027-01-31' },
		'assignment.submitted': { type: 'assignment.submitted' },
	} satisfies Record<string, BenefitAssignmentEvent>,
	outcomes: {
		sendAssignment: {
			assigned: { output: { kind: 'assigned' as const, report } },
			exhausted: { output: { kind: 'exhausted' as const, left: 0 } },
			ended: { output: { kind: 'ended' as const } },
			notADueDay: { output: { kind: 'notADueDay' as const } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: {},
	effects: [],
	project: ({ chosen, dueOn, report: came, failure, left }: BenefitAssignmentContext) => ({
		chosen,
		dueOn,
		isReported: came !== null,
		report: came,
		failure,
		left,
	}),
}
