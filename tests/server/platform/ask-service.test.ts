import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askService, ServiceFault } from '#server/platform/services/ask-service.ts'

describe('R7 asking another service', () => {
	let reply: (response: ServerResponse) => void
	const service = createServer((_, response) => reply(response))
	let url = ''
	beforeAll(async () => {
		await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
		url = `http://127.0.0.1:${(service.address() as { port: number }).port}`
	})
	afterAll(() => {
		service.closeAllConnections()
		service.close()
	})

	test.each<[string, (response: ServerResponse) => void]>([
		['never answers', () => undefined],
		['stops in the middle of its answer', (response) => response.writeHead(200).write('{"a":')],
		['hangs up', (response) => response.destroy()],
	])('one that %s is a fault of the service', async (_, answer) => {
		reply = answer
		await expect(askService(url, { timeoutMs: 100 })).rejects.toBeInstanceOf(ServiceFault)
	})

	test('an answer comes with its status', async () => {
		reply = (response) => response.writeHead(404).end('{"a":1}')
		expect(await askService(url, { timeoutMs: 10_000 })).toEqual({ status: 404, body: { a: 1 } })
	})
})
