import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { eventQueueMachine } from '#machines/web/analytics/event-queue.machine.ts'
import type { EventVerdict, QueuedEvent } from '#machines/web/analytics/event-queue.types.ts'

const event = (id: string): QueuedEvent => ({
	id,
	name: 'banner_cta',
	properties: {},
	happened_at: id,
})

const idsOf = (events: readonly QueuedEvent[]) => events.map(({ id }) => id)

/** A queue of two events per call and three in all. The test ends its delays and calls by hand. */
const open = () => {
	const quiet = [Promise.withResolvers<void>()]
	const calls: { ids: string[]; answer: PromiseWithResolvers<EventVerdict> }[] = []
	const left: string[][] = []
	const queue = createActor(
		eventQueueMachine.provide({
			actors: {
				waitForQuiet: fromPromise(() => {
					quiet.unshift(Promise.withResolvers())
					return quiet[0]!.promise
				}),
				sendEvents: fromPromise(({ input }) => {
					const answer = Promise.withResolvers<EventVerdict>()
					calls.push({ ids: idsOf(input.events), answer })
					return answer.promise
				}),
			},
			actions: { sendLeaving: (_, { events }) => void left.push(idsOf(events)) },
		}),
		{ input: { batchSize: 2, most: 3 } },
	)
	queue.start()
	const record = (...ids: string[]) => {
		for (const id of ids) queue.send({ type: 'event.recorded', event: event(id) })
	}
	const rest = async (state: string) => {
		quiet[0]!.resolve()
		await expect.poll(() => queue.getSnapshot().value).toBe(state)
	}
	return { queue, record, rest, calls, left }
}

it('ANA-01 events go in the order in which they happened, as many in a call as one takes', async () => {
	const { queue, record, rest, calls } = open()
	record('a', 'b', 'c')
	await rest('sending')
	record('d')
	calls[0]!.answer.resolve({ kind: 'stored' })
	await expect.poll(() => queue.getSnapshot().value).toBe('waiting')
	await rest('sending')
	expect(calls.map(({ ids }) => ids)).toEqual([
		['a', 'b'],
		['c', 'd'],
	])
})

it('ANA-01 what was not answered is kept in its order, the oldest forgotten when there are too many', async () => {
	const { queue, record, rest, calls } = open()
	record('a', 'b')
	await rest('sending')
	record('c', 'd')
	calls[0]!.answer.reject(new Error('offline'))
	await expect.poll(() => queue.getSnapshot().value).toBe('offline')
	expect(idsOf(queue.getSnapshot().context.waiting)).toEqual(['b', 'c', 'd'])
	record('e')
	expect(idsOf(queue.getSnapshot().context.waiting)).toEqual(['c', 'd', 'e'])
})

it('ANA-01 a page that is hidden leaves with the call under way and what came after it', async () => {
	const { queue, record, rest, left } = open()
	record('a', 'b')
	await rest('sending')
	record('c')
	queue.send({ type: 'page.hidden' })
	expect([queue.getSnapshot().value, left]).toEqual(['empty', [['a', 'b', 'c']]])
})
