import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { withAll, withToggled } from './benefit-assignment.rules.ts'
import type {
	AssignmentFailure,
	AssignmentVerdict,
	BenefitAssignmentActors,
	BenefitAssignmentContext,
	BenefitAssignmentEvent,
	BenefitAssignmentInput,
	BenefitAssignmentTag,
} from './benefit-assignment.types.ts'

type Answer = { event: { output: AssignmentVerdict } }
const verdictOf = ({ event: { output } }: Answer) => ({ verdict: output })

/**
 * A school gives a licence or a voucher to teachers whom it chooses from a list (SCH-06), a course
 * with a day by which it is to be completed (29.9).
 */
export const benefitAssignmentMachine = setup({
	types: {
		context: {} as BenefitAssignmentContext,
		events: {} as BenefitAssignmentEvent,
		input: {} as BenefitAssignmentInput,
		tags: {} as BenefitAssignmentTag,
		meta: {} as { requirement: string },
	},
	actors: {} as BenefitAssignmentActors,
	actions: {
		toggleTeacher: assign(({ context }, { id }: { id: string }) => ({
			chosen: withToggled(context.chosen, id),
			report: null,
		})),
		toggleTeachers: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
			chosen: withAll(context.chosen, ids),
			report: null,
		})),
		assignDueDay: assign((_, { day }: { day: string }) => ({ dueOn: day, report: null })),
		assignReport: assign((_, { verdict }: { verdict: AssignmentVerdict }) => ({
			report: verdict.kind === 'assigned' ? verdict.report : null,
			chosen: [],
		})),
		assignRefusal: assign((_, { verdict }: { verdict: AssignmentVerdict }) => ({
			failure: verdict.kind as AssignmentFailure,
			left: verdict.kind === 'exhausted' ? verdict.left : null,
		})),
		assignSilence: assign({ failure: 'unavailable', left: null }),
		clearFailure: assign({ failure: null, left: null }),
	},
	guards: { hasChosen: ({ context }) => context.chosen.length > 0, isKind },
}).createMachine({
	id: 'benefit-assignment',
	description:
		'Who is chosen stays chosen over the pages of the list, and when giving fails; the due day too.',
	context: ({ input }) => ({
		...{ ...input, chosen: [], dueOn: '' },
		...{ report: null, failure: null, left: null },
	}),
	initial: 'choosing',
	states: {
		choosing: {
			meta: { requirement: 'SCH-06' },
			initial: 'idle',
			on: {
				'teacher.toggled': {
					target: '.idle',
					actions: { type: 'toggleTeacher', params: ({ event: { id } }) => ({ id }) },
				},
				'teachers.toggled': {
					target: '.idle',
					actions: { type: 'toggleTeachers', params: ({ event: { ids } }) => ({ ids }) },
				},
				'dueDay.changed': {
					target: '.idle',
					actions: { type: 'assignDueDay', params: ({ event: { day } }) => ({ day }) },
				},
				'assignment.submitted': { guard: 'hasChosen', target: 'assigning' },
			},
			states: {
				idle: {},
				failed: {
					description:
						'Nobody got anything: fewer are left than were chosen, it has ended, the due day is not possible, or the server did not answer.',
					tags: 'failed',
					meta: { requirement: 'SCH-06' },
					exit: 'clearFailure',
				},
			},
		},
		assigning: {
			description: 'The server decides whether enough are left.',
			tags: 'busy',
			meta: { requirement: 'SCH-06' },
			invoke: {
				id: 'sendAssignment',
				src: 'sendAssignment',
				input: ({ context: { kind, id, chosen, dueOn } }) => ({ kind, id, chosen, dueOn }),
				onDone: [
					{
						guard: answered<AssignmentVerdict>('assigned'),
						target: 'choosing',
						actions: { type: 'assignReport', params: verdictOf },
					},
					{
						target: 'choosing.failed',
						actions: { type: 'assignRefusal', params: verdictOf },
					},
				],
				onError: { target: 'choosing.failed', actions: 'assignSilence' },
			},
		},
	},
})
