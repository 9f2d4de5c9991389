import { assign, emit, setup } from 'xstate'
import { mediaFault } from '#domain/learning/media.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { answeredFailure, failureActions } from '#machines/kit/failure.ts'
import type {
	BeginVerdict,
	ChosenFile,
	PartVerdict,
	UploadActors,
	UploadContext,
	UploadEmitted,
	UploadEvent,
	UploadFailure,
	UploadInput,
	UploadTag,
} from './upload.types.ts'

const meta = { requirement: 'DSK-05' }
const failed = { target: '#upload.idle', actions: answeredFailure<UploadFailure>() } as const

/**
 * A file is uploaded in parts (DSK-05). After a lost connection it goes on with the part that the
 * server lacks.
 */
export const uploadMachine = setup({
	types: {
		context: {} as UploadContext,
		events: {} as UploadEvent,
		input: {} as UploadInput,
		emitted: {} as UploadEmitted,
		tags: {} as UploadTag,
		meta: {} as { requirement: string },
	},
	actors: {} as UploadActors,
	actions: {
		...failureActions<UploadFailure>(),
		assignFile: assign((_, { file }: { file: ChosenFile }) => ({
			...{ file, id: null, sent: 0, total: 0 },
			failure: null,
		})),
		assignFault: assign(({ context }, { file }: { file: ChosenFile }) => ({
			failure: mediaFault(file, context.kinds),
		})),
		assignBegun: assign((_, { id, sent, total }: { id: string; sent: number; total: number }) => ({
			...{ id, sent, total },
		})),
		assignSent: assign((_, { sent }: { sent: number }) => ({ sent })),
		report: emit(({ context }) => ({
			...{ type: 'upload.done' as const, id: context.id!, name: context.file!.name },
		})),
	},
	guards: {
		isKind,
		isFaulty: ({ context }, { file }: { file: ChosenFile }) =>
			mediaFault(file, context.kinds) !== null,
		isWhole: ({ context }) => context.sent >= context.total,
	},
	delays: { retryPause: 5000 },
}).createMachine({
	id: 'upload',
	description: 'Parts that have arrived are not sent again.',
	context: ({ input }) => ({
		...input,
		...{ file: null, id: null, sent: 0, total: 0, failure: null },
	}),
	initial: 'idle',
	states: {
		idle: {
			meta,
			on: {
				'file.chosen': [
					{
						guard: { type: 'isFaulty', params: ({ event }) => ({ file: event.file }) },
						actions: { type: 'assignFault', params: ({ event }) => ({ file: event.file }) },
					},
					{
						target: 'open.beginning',
						actions: { type: 'assignFile', params: ({ event }) => ({ file: event.file }) },
						meta,
					},
				],
			},
		},
		open: {
			tags: 'open',
			meta,
			on: { 'upload.stopped': { target: 'idle', meta } },
			initial: 'beginning',
			states: {
				beginning: {
					tags: 'busy',
					meta,
					invoke: {
						id: 'beginUpload',
						src: 'beginUpload',
						input: ({ context }) => ({ file: context.file!, id: context.id }),
						onDone: [
							{
								guard: answered<BeginVerdict>('begun'),
								target: 'looking',
								actions: {
									type: 'assignBegun',
									params: ({ event }) => event.output as Extract<BeginVerdict, { kind: 'begun' }>,
								},
							},
							{ guard: answered<BeginVerdict>('verificationRequired'), target: 'awaitingFactor' },
							failed,
						],
						onError: 'waiting',
					},
				},
				looking: {
					meta,
					always: [
						{ guard: 'isWhole', target: '#upload.idle', actions: 'report' },
						{ target: 'sending' },
					],
				},
				sending: {
					tags: 'busy',
					meta,
					invoke: {
						id: 'sendPart',
						src: 'sendPart',
						input: ({ context }) => ({ id: context.id!, number: context.sent }),
						onDone: [
							{
								guard: answered<PartVerdict>('sent'),
								target: 'looking',
								actions: {
									type: 'assignSent',
									params: ({ event }) => event.output as Extract<PartVerdict, { kind: 'sent' }>,
								},
							},
							{ guard: answered<PartVerdict>('verificationRequired'), target: 'awaitingFactor' },
							failed,
						],
						onError: 'waiting',
					},
				},
				waiting: {
					tags: 'waiting',
					meta,
					description: 'No answer came. It asks how far the upload is, and goes on.',
					on: { 'connection.restored': 'beginning' },
					after: { retryPause: 'beginning' },
				},
				awaitingFactor: {
					meta,
					description: 'The second factor expired during the upload.',
					on: {
						'factor.verified': 'beginning',
						'factor.declined': {
							target: '#upload.idle',
							actions: { type: 'assignFailure', params: { kind: 'signedOut' } },
						},
					},
				},
			},
		},
	},
})
