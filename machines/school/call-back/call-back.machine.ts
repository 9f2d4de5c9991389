import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { faultOf, isUnsaved, valuesOf, withField } from './call-back.rules.ts'
import type {
	CallBackActors,
	CallBackContext,
	CallBackEffects,
	CallBackEvent,
	CallBackFailure,
	CallBackInput,
	CallBackTag,
	CallBackVerdict,
} from './call-back.types.ts'
import type { CallBackDraft } from './call-back-draft.rules.ts'

type Answer = { event: { output: CallBackVerdict } }

const typing = {
	target: 'editing',
	actions: {
		type: 'assignField' as const,
		params: ({ event }: { event: { field: keyof CallBackDraft; value: string } }) => ({
			field: event.field,
			value: event.value,
		}),
	},
} as const
const refusing = {
	target: 'editing',
	actions: 'showFault',
	description: 'First what is missing, then the address, then the number.',
	meta: { requirement: 'CBK-02' },
} as const

/** Collects and submits a call-back request (CBK-01 … CBK-06). */
export const callBackMachine = setup({
	types: {
		context: {} as CallBackContext,
		events: {} as CallBackEvent,
		input: {} as CallBackInput,
		tags: {} as CallBackTag,
		meta: {} as { requirement: string },
	},
	actors: {} as CallBackActors,
	actions: {
		...({} as CallBackEffects),
		assignField: assign(({ context }, params: { field: keyof CallBackDraft; value: string }) => ({
			draft: withField(context.draft, params.field, params.value),
			fault: null,
		})),
		showFault: assign({ fault: ({ context }) => faultOf(context.draft) }),
		assignFailure: assign({
			failure: (_, params: { failure: CallBackFailure }) => params.failure,
		}),
		clearFailure: assign({ failure: null }),
		resetForm: assign({ draft: ({ context }) => context.given, fault: null }),
	},
	guards: {
		isComplete: ({ context }) => faultOf(context.draft) === null,
		isUnsaved: ({ context }) => isUnsaved(context.draft, context.given),
		isUnreachable: ({ context }) => context.failure?.kind === 'unreachable',
		isKind,
	},
}).createMachine({
	id: 'call-back',
	description: 'The form for a call back; what is typed stays until the request has arrived.',
	context: ({ input: { given } }) => ({ given, draft: given, fault: null, failure: null }),
	initial: 'editing',
	on: {
		'form.closed': [
			{
				guard: 'isUnsaved',
				target: '.closed',
				actions: { type: 'recordAbandoned', params: { reason: 'user_closed_modal' } },
				description: 'Something was typed that was not sent.',
				meta: { requirement: 'CBK-06' },
			},
			{ target: '.closed', meta: { requirement: 'CBK-06' } },
		],
	},
	states: {
		editing: {
			meta: { requirement: 'CBK-01 CBK-03 CBK-04' },
			on: {
				'field.changed': typing,
				'request.submitted': [{ guard: 'isComplete', target: 'submitting' }, refusing],
			},
		},
		submitting: {
			tags: 'busy',
			meta: { requirement: 'CBK-05' },
			invoke: {
				id: 'sendRequest',
				src: 'sendRequest',
				input: ({ context }) => ({ values: valuesOf(context.draft) }),
				onDone: [
					{
						guard: answered<CallBackVerdict>('sent'),
						target: 'success',
						actions: ['recordSubmitted', 'resetForm'],
						meta: { requirement: 'CBK-05 CBK-06' },
					},
					{
						target: 'error',
						actions: {
							type: 'assignFailure',
							params: ({ event }: Answer) => ({ failure: event.output as CallBackFailure }),
						},
					},
				],
				onError: {
					target: 'error',
					actions: { type: 'assignFailure', params: { failure: { kind: 'failed' } } },
				},
			},
		},
		success: {
			description:
				'The form is as it was in the beginning, without a purpose; typing begins another request.',
			meta: { requirement: 'CBK-05' },
			on: { 'field.changed': typing, 'request.submitted': refusing },
		},
		error: {
			description: 'Nothing was sent; everything that was typed is still there.',
			tags: 'failed',
			meta: { requirement: 'CBK-05' },
			exit: 'clearFailure',
			on: {
				'field.changed': typing,
				'request.submitted': 'submitting',
				'request.deferred': {
					guard: 'isUnreachable',
					target: 'deferred',
					actions: [
						{
							type: 'queueRequest',
							params: ({ context }) => ({ values: valuesOf(context.draft) }),
						},
						'recordSubmitted',
						'resetForm',
					],
					meta: { requirement: 'OFF-01' },
				},
			},
		},
		deferred: {
			description: 'It waits for the connection; the form is as it was in the beginning.',
			meta: { requirement: 'OFF-01' },
			on: { 'field.changed': typing, 'request.submitted': refusing },
		},
		closed: { type: 'final', meta: { requirement: 'CBK-06' } },
	},
})
