import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import { faultsOf, readForm, trimmed } from './form-submission.rules.ts'
import type {
	FormSubmissionActors,
	FormSubmissionContext,
	FormSubmissionEffects,
	FormSubmissionEvent,
	FormSubmissionInput,
	FormSubmissionTag,
	SubmitFailure,
	SubmitVerdict,
} from './form-submission.types.ts'

type InContext = { context: FormSubmissionContext }

const storingDraft = {
	type: 'storeForm' as const,
	params: ({ context: { draft } }: InContext) => ({ form: { draft, sent: false } }),
}
const storingReceipt = {
	type: 'storeForm' as const,
	params: ({ context: { draft, keepsReceipt } }: InContext) => ({
		form: keepsReceipt ? { draft, sent: true } : null,
	}),
}

/**
 * Fills in and submits a form: a message (PRI-02), or a registration for the global teachers' meet
 * (NAV-09).
 */
export const formSubmissionMachine = setup({
	types: {
		context: {} as FormSubmissionContext,
		events: {} as FormSubmissionEvent,
		input: {} as FormSubmissionInput,
		tags: {} as FormSubmissionTag,
		meta: {} as { requirement: string },
	},
	actors: {} as FormSubmissionActors,
	actions: {
		...({} as FormSubmissionEffects),
		assignField: assign(({ context }, params: { field: string; value: string }) => {
			const { [params.field]: _, ...faults } = context.faults
			return { draft: { ...context.draft, [params.field]: params.value }, faults }
		}),
		showFaults: assign({ faults: ({ context }) => faultsOf(context.checks, context.draft) }),
		...failureActions<SubmitFailure>(),
		startOver: assign({ draft: ({ context }) => context.given, faults: {}, wasSent: false }),
	},
	guards: {
		isComplete: ({ context }) => Object.keys(faultsOf(context.checks, context.draft)).length === 0,
		wasSent: ({ context }) => context.wasSent,
		isKind,
	},
}).createMachine({
	id: 'form-submission',
	description: 'Filling in, handing in, and the word that it has arrived.',
	context: ({ input: { checks, given, stored, keepsReceipt } }) => {
		const kept = readForm(stored, Object.keys(checks))
		return {
			checks,
			given,
			keepsReceipt,
			draft: { ...given, ...kept?.draft },
			faults: {},
			failure: null,
			wasSent: kept?.sent ?? false,
		}
	},
	initial: 'opening',
	states: {
		opening: {
			meta: { requirement: 'NAV-09 PRI-02' },
			always: [
				{
					guard: 'wasSent',
					target: 'submitted',
					description: 'A reload still says that it was handed in.',
				},
				{ target: 'editing' },
			],
		},
		editing: {
			meta: { requirement: 'NAV-09 PRI-02' },
			initial: 'idle',
			on: {
				'field.changed': {
					actions: [
						{
							type: 'assignField',
							params: ({ event: { field, value } }) => ({ field, value }),
						},
						storingDraft,
					],
				},
				'form.submitted': [
					{ guard: 'isComplete', target: 'submitting' },
					{ actions: 'showFaults', description: 'The first field that is wrong gets the focus.' },
				],
			},
			states: {
				idle: {},
				failed: {
					description: 'Not handed in; everything that was typed is still there.',
					tags: 'failed',
					meta: { requirement: 'NAV-09 PRI-02' },
					exit: 'clearFailure',
				},
			},
		},
		submitting: {
			tags: 'busy',
			meta: { requirement: 'NAV-09 PRI-02' },
			invoke: {
				id: 'submitForm',
				src: 'submitForm',
				input: ({ context }) => ({ draft: trimmed(context.draft) }),
				onDone: [
					{
						guard: answered<SubmitVerdict>('stored'),
						target: 'submitted',
						actions: storingReceipt,
					},
					{
						target: 'editing.failed',
						actions: answeredFailure<SubmitFailure>(),
					},
				],
				onError: {
					target: 'editing.failed',
					actions: unavailable,
				},
			},
		},
		submitted: {
			meta: { requirement: 'NAV-09 PRI-02' },
			on: {
				'form.restarted': {
					target: 'editing',
					actions: ['startOver', { type: 'storeForm', params: { form: null } }],
				},
			},
		},
	},
})
