import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

const startScript = (): string => {
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
		scripts: Record<string, string>
	}
	return scripts.start!.replaceAll(/\$\{\w+:-(\w+)\}/g, '$1')
}

/** The flags of memory with which `npm start` starts Node; its default size of the heap. */
export const nodeFlags = (): string[] => startScript().match(/--max-\S+/g) ?? []

/** The settings of the C library's memory with which `npm start` starts Node. */
export const memorySettings = (): Record<string, string> =>
	Object.fromEntries(
		[...startScript().matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!]),
	)

/** A server process of the bench. */
export type Running = {
	origin: string
	/** Asks the process and answers what it says. */
	ask: <Answer>(question: string | { sql: string } | { count: string }) => Promise<Answer>
	stop: () => Promise<void>
	/** Milliseconds from its start until it listened. */
	startMs: number
}

/** Starts a script that sends `listening` when it is ready, with the flags of `npm start`. */
export const start = async (
	script: string,
	port: number,
	env: Record<string, string>,
): Promise<Running> => {
	const begun = performance.now()
	const child: ChildProcess = fork(script, {
		execArgv: nodeFlags(),
		env: {
			...process.env,
			...memorySettings(),
			LOG_LEVEL: 'fatal',
			PORT: String(port),
			...env,
		},
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
	})
	const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended`)))
	ended.catch(() => undefined)
	const answer = async () => ((await Promise.race([once(child, 'message'), ended])) as [never])[0]
	await answer()
	return {
		origin: `http://127.0.0.1:${port}`,
		startMs: performance.now() - begun,
		ask: (question) => {
			child.send(question)
			return answer()
		},
		stop: async () => {
			child.send('stop')
			await once(child, 'exit')
		},
	}
}
