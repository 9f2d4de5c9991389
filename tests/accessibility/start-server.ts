import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Starts the browser tests' server with its own data and waits until it answers.
 * @throws if it ends before that
 */
export const startServer = async (port: string): Promise<ChildProcess> => {
	const server = spawn('node', ['tests/e2e/support/serve.ts'], {
		env: { ...process.env, PORT: port, LOG_LEVEL: 'warn' },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	for (;;) {
		if (server.exitCode !== null) throw new Error('The server did not start')
		const answer = await fetch(`http://localhost:${port}/learning`).catch(() => undefined)
		if (answer?.ok) return server
		await wait(500)
	}
}
