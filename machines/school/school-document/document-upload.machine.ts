import { assign, setup } from 'xstate'
import { withChosen } from '#domain/school/document-upload.rules.ts'
import { answered, isKind } from '#machines/kit/answered.ts'
import { failureActions, unavailable } from '#machines/kit/failure.ts'
import type {
	ChosenDocument,
	DocumentFault,
	DocumentUploadActors,
	DocumentUploadContext,
	DocumentUploadEvent,
	DocumentUploadInput,
	DocumentUploadTag,
	DocumentVerdict,
	UploadFailure,
} from './document-upload.types.ts'

type Answer = { event: { output: DocumentVerdict } }

const failing = {
	type: 'assignFailure' as const,
	params: ({ event: { output } }: Answer) => ({ kind: output.kind as UploadFailure }),
}
const refusing = {
	type: 'refuseFirst' as const,
	params: ({ event: { output } }: Answer) => ({ fault: output.kind as DocumentFault }),
}

/** Uploads a school's documents one after another (SCH-03, SCH-04). */
export const documentUploadMachine = setup({
	types: {
		context: {} as DocumentUploadContext,
		events: {} as DocumentUploadEvent,
		input: {} as DocumentUploadInput,
		tags: {} as DocumentUploadTag,
		meta: {} as { requirement: string },
	},
	actors: {} as DocumentUploadActors,
	actions: {
		assignChosen: assign(({ context }, params: { documents: readonly ChosenDocument[] }) =>
			withChosen(context.waiting, params.documents, context.handedIn),
		),
		clearDocument: assign({
			waiting: ({ context }, params: { id: string }) =>
				context.waiting.filter(({ id }) => id !== params.id),
		}),
		countSent: assign({
			waiting: ({ context }) => context.waiting.slice(1),
			sent: ({ context }) => context.sent + 1,
		}),
		refuseFirst: assign(({ context: { waiting, refused } }, params: { fault: DocumentFault }) => ({
			waiting: waiting.slice(1),
			refused: [...refused, { name: waiting[0]!.name, fault: params.fault }],
		})),
		clearRefused: assign({ refused: [] }),
		...failureActions<UploadFailure>(),
	},
	guards: {
		hasWaiting: ({ context }) => context.waiting.length > 0,
		hasSent: ({ context }) => context.sent > 0,
		isKind,
	},
}).createMachine({
	id: 'document-upload',
	description: 'Documents of a school: chosen, sent, under review.',
	context: ({ input }) => ({ ...input, waiting: [], sent: 0, refused: [], failure: null }),
	initial: 'choosing',
	states: {
		choosing: {
			meta: { requirement: 'SCH-04' },
			initial: 'idle',
			on: {
				'documents.chosen': {
					target: '.idle',
					actions: {
						type: 'assignChosen',
						params: ({ event }) => ({ documents: event.documents }),
					},
				},
				'document.removed': {
					actions: { type: 'clearDocument', params: ({ event }) => ({ id: event.id }) },
				},
				'documents.submitted': {
					guard: 'hasWaiting',
					target: 'sending',
					actions: 'clearRefused',
				},
			},
			states: {
				idle: {},
				interrupted: {
					description: 'What has not arrived is still chosen; sending goes on with it.',
					tags: 'failed',
					meta: { requirement: 'SCH-04' },
					exit: 'clearFailure',
					on: {
						'connection.restored': { guard: 'hasWaiting', target: '#document-upload.sending' },
					},
				},
			},
		},
		sending: {
			description: 'One document is under way; the others wait for it.',
			tags: 'busy',
			meta: { requirement: 'SCH-04' },
			invoke: {
				id: 'sendDocument',
				src: 'sendDocument',
				input: ({ context }) => ({ document: context.waiting[0]! }),
				onDone: [
					{ guard: answered<DocumentVerdict>('kept'), target: 'sorting', actions: 'countSent' },
					{
						guard: answered<DocumentVerdict>('wrongType', 'tooLarge', 'tooMany'),
						target: 'sorting',
						actions: refusing,
						description: 'The others go on.',
					},
					{ target: 'choosing.interrupted', actions: failing },
				],
				onError: {
					target: 'choosing.interrupted',
					actions: unavailable,
				},
			},
		},
		sorting: {
			meta: { requirement: 'SCH-04' },
			always: [
				{ guard: 'hasWaiting', target: 'sending' },
				{ guard: 'hasSent', target: 'underReview' },
				{ target: 'choosing' },
			],
		},
		underReview: {
			description: 'Documents are under review; more may follow.',
			meta: { requirement: 'SCH-04' },
			on: {
				'documents.chosen': {
					target: 'choosing',
					actions: {
						type: 'assignChosen',
						params: ({ event }) => ({ documents: event.documents }),
					},
				},
			},
		},
	},
})
