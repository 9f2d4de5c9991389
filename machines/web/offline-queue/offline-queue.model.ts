import { offlineQueueMachine } from './offline-queue.machine.ts'
import { offlineQueueProperties } from './offline-queue.properties.ts'
import { storedChanges } from './offline-queue.rules.ts'
import type { OfflineQueueContext, OfflineQueueEvent, QueuedChange } from './offline-queue.types.ts'

const accountId = 'a1'

const favourite: QueuedChange = {
	kind: 'favourite',
	of: 'resource',
	targetId: 'p1',
	favourite: true,
	id: 'c1',
	subject: 'favourite resource p1',
	accountId,
	title: 'Fractions',
	queuedAt: '2026-11-20T10:00:00.000Z',
}
const quiz: QueuedChange = {
	kind: 'quiz',
	slug: 'fractions',
	answers: { q1: '0' },
	id: 'c2',
	subject: 'quiz fractions',
	accountId,
	title: 'Fractions',
	queuedAt: '2026-11-20T10:01:00.000Z',
}
const names = (changes: readonly QueuedChange[]) => changes.map(({ id }) => id)

/** How the paths of the offline queue are found. */
export const offlineQueueModel = {
	machine: offlineQueueMachine,
	inputs: {
		new: { stored: null, accountId, isOnline: false },
		kept: { stored: storedChanges([favourite]), accountId, isOnline: true },
		foreign: { stored: storedChanges([favourite]), accountId: null, isOnline: true },
	},
	events: {
		'change.queued favourite': { type: 'change.queued', change: favourite },
		'change.withdrawn': { type: 'change.withdrawn', id: 'c1' },
		'refusal.read': { type: 'refusal.read', id: 'c1' },
		'connection.restored': { type: 'connection.restored' },
		'connection.lost': { type: 'connection.lost' },
		'account.observed left': { type: 'account.observed', accountId: null },
		'storage.observed': { type: 'storage.observed', stored: storedChanges([quiz]) },
	} satisfies Record<string, OfflineQueueEvent>,
	outcomes: {
		sendChange: {
			sent: { output: { kind: 'sent', score: null } },
			refused: { output: { kind: 'refused', reason: 'gone' } },
			unreachable: { error: new Error('offline') },
		},
	},
	delays: { retryPause: 30_000 },
	effects: ['storeChanges', 'announceSent'],
	project: ({ changes, refused, accountId, isOnline, underWay }: OfflineQueueContext) => ({
		changes: names(changes),
		refused: refused.map(({ change, reason }) => `${change.id} ${reason}`),
		here: accountId !== null,
		online: isOnline,
		underWay: underWay?.id ?? null,
	}),
	properties: offlineQueueProperties,
}
