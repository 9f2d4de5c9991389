import { expect, test } from 'vitest'
import { readEventStream } from '#processes/notification/read-event-stream.ts'

/** A stream that arrives in these parts. */
const arriving = (parts: readonly string[]) =>
	new ReadableStream<Uint8Array>({
		start: (controller) => {
			for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
			controller.close()
		},
	})

const heard = async (parts: readonly string[]) => {
	const events: string[] = []
	await readEventStream(arriving(parts), (event) => events.push(event))
	return events
}

const event = 'id: 1.1.5\nevent: notifications\ndata: changed\n\n'

test('NTF-03 events are heard however their bytes arrive; comments and what is not complete are none', async () => {
	expect(await heard([event])).toEqual(['notifications'])
	expect(await heard([...event])).toEqual(['notifications'])
	expect(await heard([`${event}:\n\n${event}`])).toEqual(['notifications', 'notifications'])
	expect(await heard([':\n\n', 'data: x\n\n', 'event: notifications\n\n'])).toEqual(['message'])
	expect(await heard([event.slice(0, -1)])).toEqual([])
	expect(await heard([])).toEqual([])
})

test('NTF-03 a connection that breaks is a failure', async () => {
	const broken = new ReadableStream<Uint8Array>({
		start: (controller) => controller.error(new TypeError('network error')),
	})
	await expect(readEventStream(broken, () => undefined)).rejects.toThrow('network error')
})
