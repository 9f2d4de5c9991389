import { assign, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	RecordDraft,
	RecordEditorActors,
	RecordEditorContext,
	RecordEditorEvent,
	RecordEditorFailure,
	RecordEditorInput,
	RecordEditorTag,
	RecordEditorVerdict,
} from './record-editor.types.ts'

const meta = { requirement: 'DSK-02' }

/** A record of the desk is made or changed (DSK-02). The server judges its fields again. */
export const recordEditorMachine = setup({
	types: {
		context: {} as RecordEditorContext,
		events: {} as RecordEditorEvent,
		input: {} as RecordEditorInput,
		tags: {} as RecordEditorTag,
		meta: {} as { requirement: string },
	},
	actors: {} as RecordEditorActors,
	actions: {
		...failureActions<RecordEditorFailure>(),
		assignField: assign(({ context }, { change }: { change: RecordDraft }) => ({
			draft: { ...context.draft, ...change },
			faults: context.faults.filter((field) => !(field in change)),
		})),
		assignFaults: assign((_, { faults }: { faults: readonly string[] }) => ({ faults })),
	},
	guards: {
		isKind,
		isFaulty: (_, { faults }: { faults: readonly string[] }) => faults.length > 0,
	},
}).createMachine({
	id: 'record-editor',
	description: 'What is typed stays over every refusal.',
	context: ({ input }) => ({ ...input, faults: [], failure: null }),
	initial: 'editing',
	states: {
		editing: {
			tags: 'editing',
			meta,
			on: {
				'field.changed': {
					actions: [
						{ type: 'assignField', params: ({ event }) => ({ change: event.change }) },
						'clearFailure',
					],
				},
				'form.submitted': [
					{
						guard: { type: 'isFaulty', params: ({ event }) => ({ faults: event.faults }) },
						actions: {
							type: 'assignFaults',
							params: ({ event }) => ({ faults: event.faults }),
						},
					},
					{ target: 'submitting', meta },
				],
			},
		},
		submitting: {
			tags: 'busy',
			meta,
			entry: 'clearFailure',
			invoke: {
				id: 'storeRecord',
				src: 'storeRecord',
				input: ({ context: { draft } }) => ({ draft }),
				onDone: [
					{ guard: answered<RecordEditorVerdict>('stored'), target: 'submitted' },
					{
						guard: answered<RecordEditorVerdict>('verificationRequired'),
						target: 'awaitingFactor',
						description: 'The second factor expired while the form was open.',
					},
					{ target: 'editing', actions: answeredFailure<RecordEditorFailure>() },
				],
				onError: { target: 'editing', actions: unavailable },
			},
		},
		awaitingFactor: {
			meta,
			description: 'The form stays as it is while a code is asked for.',
			on: { 'factor.verified': 'submitting', 'factor.declined': 'editing' },
		},
		submitted: { type: 'final', meta },
	},
})
