import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { offlineQueueMachine } from '#machines/web/offline-queue/offline-queue.machine.ts'
import { offlineQueueModel } from '#machines/web/offline-queue/offline-queue.model.ts'
import type { QueuedChange, SendVerdict } from '#machines/web/offline-queue/offline-queue.types.ts'

const { change: first } = offlineQueueModel.events['change.queued favourite'] as {
	change: QueuedChange
}
const changeOf = (id: string, subject: string): QueuedChange => ({ ...first, id, subject })

const nothing = () => {}

const startQueue = () => {
	const actor = createActor(
		offlineQueueMachine.provide({
			actors: {
				sendChange: fromPromise(
					async (): Promise<SendVerdict> => ({ kind: 'refused', reason: 'gone' }),
				),
			},
			actions: { storeChanges: nothing, announceSent: nothing },
		}),
		{ input: { stored: null, accountId: first.accountId, isOnline: false } },
	)
	actor.start()
	return actor
}

it('24.17 OFF-01 a change that is taken back is the only one that goes', () => {
	const queue = startQueue()
	for (const id of ['c1', 'c2', 'c3'])
		queue.send({ type: 'change.queued', change: changeOf(id, `favourite ${id}`) })
	queue.send({ type: 'change.withdrawn', id: 'c2' })
	expect(queue.getSnapshot().context.changes.map(({ id }) => id)).toEqual(['c1', 'c3'])
	queue.stop()
})

it('24.17 OFF-01 refusals of two subjects are both shown, of one subject the last', async () => {
	const queue = startQueue()
	const refused = () => queue.getSnapshot().context.refused.map(({ change }) => change.id)
	const send = async (id: string, subject: string) => {
		queue.send({ type: 'change.queued', change: changeOf(id, subject) })
		queue.send({ type: 'connection.restored' })
		await expect.poll(() => refused().at(-1)).toBe(id)
		queue.send({ type: 'connection.lost' })
	}
	await send('c1', 'favourite p1')
	await send('c2', 'favourite p2')
	expect(refused()).toEqual(['c1', 'c2'])
	await send('c3', 'favourite p1')
	expect(refused()).toEqual(['c2', 'c3'])
	queue.stop()
})
