import { assign, emit, setup } from 'xstate'
import { answered, isKind } from '#machines/kit/answered.ts'
import { changesOf, readChanges, withChange } from './offline-queue.rules.ts'
import type {
	OfflineQueueActors,
	OfflineQueueContext,
	OfflineQueueEffects,
	OfflineQueueEmitted,
	OfflineQueueEvent,
	OfflineQueueInput,
	QueuedChange,
	RefusalReason,
	SendVerdict,
	SentScore,
} from './offline-queue.types.ts'

type Held = { context: OfflineQueueContext }
type Answer = { event: { output: SendVerdict } }

const storing = {
	type: 'storeChanges' as const,
	params: ({ context }: Held) => ({ changes: context.changes }),
}
const keeping = [
	{
		type: 'assignChange' as const,
		params: ({ event }: { event: { change: QueuedChange } }) => ({ change: event.change }),
	},
	storing,
]
const dropping = [
	{
		type: 'dropChange' as const,
		params: ({ context }: Held) => ({ id: context.underWay!.id }),
	},
	'clearUnderWay' as const,
	storing,
]
const named = ({ event }: { event: { id: string } }) => ({ id: event.id })
const observing = {
	type: 'readStorage' as const,
	params: ({ event }: { event: { stored: unknown } }) => ({ stored: event.stored }),
}
const following = {
	type: 'assignAccount' as const,
	params: ({ event }: { event: { accountId: string | null } }) => ({ accountId: event.accountId }),
}

/** Changes made offline: stored, shown, and sent once when the connection returns (OFF-01). */
export const offlineQueueMachine = setup({
	types: {
		context: {} as OfflineQueueContext,
		events: {} as OfflineQueueEvent,
		input: {} as OfflineQueueInput,
		emitted: {} as OfflineQueueEmitted,
		tags: {} as 'busy',
		meta: {} as { requirement: string },
	},
	actors: {} as OfflineQueueActors,
	actions: {
		...({} as OfflineQueueEffects),
		assignChange: assign({
			changes: ({ context }, params: { change: QueuedChange }) =>
				withChange(context.changes, params.change),
		}),
		dropChange: assign({
			changes: ({ context }, params: { id: string }) =>
				context.changes.filter(({ id }) => id !== params.id),
		}),
		assignRefusal: assign({
			refused: ({ context }, params: { change: QueuedChange; reason: RefusalReason }) => [
				...context.refused.filter(({ change }) => change.subject !== params.change.subject),
				params,
			],
		}),
		clearRefusal: assign({
			refused: ({ context }, params: { id: string }) =>
				context.refused.filter(({ change }) => change.id !== params.id),
		}),
		readStorage: assign({
			changes: (_, params: { stored: unknown }) => readChanges(params.stored),
		}),
		assignAccount: assign({
			accountId: (_, params: { accountId: string | null }) => params.accountId,
			refused: [],
			underWay: null,
		}),
		assignNext: assign({
			underWay: ({ context: { changes, accountId } }) => changesOf(changes, accountId)[0]!,
		}),
		clearUnderWay: assign({ underWay: null }),
		reportSent: emit(({ context }, params: { score: SentScore | null }) => ({
			type: 'change.sent' as const,
			id: context.underWay!.id,
			score: params.score,
		})),
		assignConnection: assign({ isOnline: (_, params: { isOnline: boolean }) => params.isOnline }),
	},
	guards: {
		isKind,
		hasChanges: ({ context: { changes, accountId } }) => changesOf(changes, accountId).length > 0,
		wasRefused: ({ context }) => context.refused.length > 0,
		isOnline: ({ context }) => context.isOnline,
		isUnderWay: ({ context }, params: { id: string }) => context.underWay?.id === params.id,
	},
	delays: { retryPause: 30_000 },
}).createMachine({
	id: 'offline-queue',
	description: 'What waits for the connection.',
	context: ({ input: { stored, accountId, isOnline } }) => ({
		changes: readChanges(stored),
		refused: [],
		accountId,
		isOnline,
		underWay: null,
	}),
	initial: 'looking',
	on: {
		'connection.lost': {
			actions: { type: 'assignConnection', params: { isOnline: false } },
			meta: { requirement: 'OFF-01' },
		},
		'connection.restored': {
			actions: { type: 'assignConnection', params: { isOnline: true } },
			meta: { requirement: 'OFF-01' },
		},
		'account.observed': {
			target: '.looking',
			actions: following,
			description: 'What another person did waits until they are here again.',
			meta: { requirement: 'OFF-01' },
		},
		'storage.observed': {
			target: '.looking',
			actions: observing,
			meta: { requirement: 'OFF-01' },
		},
		'refusal.read': {
			actions: { type: 'clearRefusal', params: named },
			meta: { requirement: 'OFF-01' },
		},
	},
	states: {
		looking: {
			always: [{ guard: 'hasChanges', target: 'waiting' }, { target: 'empty' }],
		},
		empty: {
			description: 'Every change of this person has arrived.',
			meta: { requirement: 'OFF-01' },
			on: {
				'change.queued': {
					target: 'unanswered',
					actions: keeping,
					description: 'Its call was not answered a moment ago: it is not repeated immediately.',
				},
			},
		},
		waiting: {
			description: 'Shown with what waits; each can be taken back.',
			meta: { requirement: 'OFF-01' },
			initial: 'looking',
			on: {
				'change.queued': { target: 'unanswered', actions: keeping },
				'change.withdrawn': {
					target: 'looking',
					actions: [{ type: 'dropChange', params: named }, storing],
				},
				'connection.restored': {
					target: 'sending',
					actions: { type: 'assignConnection', params: { isOnline: true } },
				},
			},
			states: {
				looking: { always: [{ guard: 'isOnline', target: '#offline-queue.sending' }, 'paused'] },
				paused: {
					description:
						'A browser does not notice every connection that comes back: it is tried now and then.',
					after: { retryPause: { guard: 'isOnline', target: '#offline-queue.sending' } },
				},
			},
		},
		sending: {
			description: 'One after another, in the order in which they were made.',
			tags: 'busy',
			meta: { requirement: 'OFF-01' },
			entry: 'assignNext',
			invoke: {
				id: 'sendChange',
				src: 'sendChange',
				input: ({ context }) => ({ change: context.underWay! }),
				onDone: [
					{
						guard: answered<SendVerdict>('sent'),
						target: 'sent',
						actions: [
							{
								type: 'reportSent',
								params: ({ event }: Answer) => ({
									score: event.output.kind === 'sent' ? event.output.score : null,
								}),
							},
							...dropping,
						],
					},
					{
						target: 'sent',
						actions: [
							{
								type: 'assignRefusal',
								params: ({ context, event }: Held & Answer) => ({
									change: context.underWay!,
									reason: event.output.kind === 'refused' ? event.output.reason : 'refused',
								}),
							},
							...dropping,
						],
						description: 'The server does not take it: its person reads why.',
					},
				],
				onError: { target: 'unanswered', actions: 'clearUnderWay' },
			},
			on: {
				'change.queued': { actions: keeping },
				'change.withdrawn': [
					{
						guard: { type: 'isUnderWay', params: named },
						description: 'It is on its way already.',
					},
					{ actions: [{ type: 'dropChange', params: named }, storing] },
				],
				'storage.observed': {
					actions: observing,
					description: 'What is on its way stays so; its answer drops it.',
				},
			},
		},
		unanswered: {
			description: 'Another tab may have sent or withdrawn everything meanwhile.',
			always: [{ guard: 'hasChanges', target: 'waiting.paused' }, { target: 'empty' }],
		},
		sent: {
			description: 'The next one follows if there still is a connection.',
			always: [
				{ guard: 'hasChanges', target: 'waiting' },
				{ guard: 'wasRefused', target: 'empty' },
				{ target: 'empty', actions: 'announceSent' },
			],
		},
	},
})
