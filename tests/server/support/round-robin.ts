import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** A server process as started by main.ts, on its own port. */
export type Running = {
	process: ChildProcess
	port: number
	/** Its standard output. */
	output: () => string
	/** Sends SIGTERM and returns the exit code, or null if the process had to be killed. */
	stop: () => Promise<number | null>
	/** Kills the process, like a power cut (SIGKILL). */
	kill: () => Promise<void>
}

/** How long a server may take to end. */
const STOP_MS = 60_000

/** A port of this machine that nobody listens on. */
export const freePort = async (): Promise<number> => {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as { port: number }
	await new Promise((resolve) => server.close(resolve))
	return port
}

/**
 * Starts a server on its own port and waits until it reports readiness.
 * @param program what Node runs: the sources, or the bundle of `npm start`
 */
export const startProcess = async (
	env: Record<string, string | undefined>,
	program: readonly string[] = ['server/main.ts'],
): Promise<Running> => {
	const port = await freePort()
	const child = spawn('node', program, {
		env: { ...process.env, LOG_LEVEL: 'error', PORT: String(port), HOST: '127.0.0.1', ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let written = ''
	child.stdout.on('data', (chunk) => {
		written += chunk
	})
	const isReady = () =>
		fetch(`http://127.0.0.1:${port}/readyz`).then(
			({ ok }) => ok,
			() => false,
		)
	while (!(await isReady())) {
		if (child.exitCode !== null || child.signalCode !== null)
			throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}.`)
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
		const hasEnded = child.exitCode !== null || child.signalCode !== null
		if (!hasEnded) {
			child.kill(signal)
			const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
			await once(child, 'exit')
			clearTimeout(late)
		}
		return child.exitCode
	}
	return {
		process: child,
		port,
		output: () => written,
		stop: () => end('SIGTERM'),
		kill: async () => void (await end('SIGKILL')),
	}
}

const readAll = async (message: IncomingMessage): Promise<Buffer> => {
	const chunks: Buffer[] = []
	for await (const chunk of message) chunks.push(chunk as Buffer)
	return Buffer.concat(chunks)
}

/**
 * A load balancer: sends each request to the next ready server (readiness is polled every 50 ms).
 * If a connection is refused or reset before the answer begins, a request that may be repeated
 * (GET, or with an Idempotency-Key) goes to another server. Event streams are passed through.
 */
export const startRoundRobin = async (ports: readonly number[], port = 0) => {
	const agent = new Agent({ keepAlive: true })
	const ready = new Set(ports)
	const served = new Map(ports.map((port) => [port, 0]))
	let turn = 0

	const check = setInterval(() => {
		for (const port of ports)
			fetch(`http://127.0.0.1:${port}/readyz`).then(
				({ ok }) => (ok ? ready.add(port) : ready.delete(port)),
				() => ready.delete(port),
			)
	}, 50)

	const pass = (incoming: IncomingMessage, body: Buffer, port: number) =>
		new Promise<IncomingMessage>((resolve, reject) => {
			const { method, url, headers } = incoming
			const address = incoming.socket.remoteAddress ?? ''
			const outgoing = request({
				agent,
				host: '127.0.0.1',
				port,
				method,
				path: url,
				headers: { 'x-forwarded-for': address, ...headers, 'content-length': body.length },
			})
			outgoing.on('response', resolve).on('error', reject).end(body)
		})

	const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const body = await readAll(incoming)
		const mayRepeat = incoming.method === 'GET' || incoming.headers['idempotency-key']
		for (let attempt = 0; attempt < 3; attempt += 1) {
			const candidates = ports.filter((port) => ready.has(port))
			turn += 1
			const port = candidates[turn % candidates.length]
			if (!port) break
			try {
				const answer = await pass(incoming, body, port)
				served.set(port, served.get(port)! + 1)
				const { connection: _, 'transfer-encoding': __, ...headers } = answer.headers
				if (/^text\/event-stream/.test(headers['content-type'] ?? '')) {
					outgoing.writeHead(answer.statusCode!, headers)
					await pipeline(answer, outgoing).catch(() => outgoing.destroy())
					return
				}
				const content = await readAll(answer)
				outgoing.writeHead(answer.statusCode!, { ...headers, 'content-length': content.length })
				outgoing.end(content)
				return
			} catch {
				if (!mayRepeat) break
			}
		}
		outgoing.writeHead(502).end()
	}

	const proxy = createServer((incoming, outgoing) => void handle(incoming, outgoing))
	// An idle connection stays open: a client may send on it while a busy machine closes it.
	proxy.keepAliveTimeout = 0
	await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
	return {
		origin: `http://127.0.0.1:${(proxy.address() as { port: number }).port}`,
		/** How many requests each server answered. */
		served,
		close: () => {
			clearInterval(check)
			agent.destroy()
			proxy.closeAllConnections()
			proxy.close()
		},
	}
}
