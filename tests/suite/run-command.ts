import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Layer } from './layer.types.ts'

const env = {
	// Processes share compiled code (https://nodejs.org/api/module.html#module-compile-cache).
	NODE_COMPILE_CACHE: resolve('.cache/node'),
	...process.env,
	PATH: `node_modules/.bin${delimiter}${process.env.PATH}`,
}

/** How long a layer may take unless it says otherwise, in minutes. */
const MINUTES = 15

/** How long a process that a layer left behind may hold the layer’s output, in ms. */
const LEFT_MS = 5_000

/** Running commands. Each one leads its own process group, so that its processes end with it. */
const running = new Set<ChildProcess>()

const end = ({ pid }: ChildProcess) => {
	try {
		process.kill(-pid!, 'SIGKILL')
	} catch {
		// Every process of the group has ended.
	}
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.once(signal, () => {
		for (const child of running) end(child)
		process.exit(1)
	})

/**
 * Runs a layer’s command to its end, then ends the processes that it leaves behind.
 * @param pace this machine’s time relative to the reference machine; limits grow with it
 * @returns true if it succeeded in time, its output, and its seconds
 */
export const runCommand = async (layer: Layer, isShown = false, pace = 1) => {
	const begun = performance.now()
	const { command } = layer
	const minutes = (layer.minutes ?? MINUTES) * Math.max(1, pace)
	const [program, ...args] = command
	const out = isShown ? 'inherit' : 'pipe'
	const child = spawn(program!, args, {
		stdio: ['ignore', out, out],
		env: { ...env, ...layer.env },
		detached: true,
	})
	running.add(child)
	const written: (Buffer | string)[] = []
	const keep = (part: Buffer) => written.push(part)
	child.stdout?.on('data', keep)
	child.stderr?.on('data', keep)
	const closed = new Promise((settle) => child.once('close', settle))
	let isLate = false
	const limit = setTimeout(() => {
		isLate = true
		end(child)
	}, minutes * 60_000)
	try {
		const [code] = await once(child, 'exit')
		await Promise.race([closed, wait(LEFT_MS, undefined, { ref: false })])
		const isGood = code === 0 && !isLate
		if (isLate)
			written.push(
				`\nIt had not ended after ${Number(minutes.toFixed(2))} minutes and was stopped.\n`,
			)
		const output = written.join('')
		return { isGood, output, seconds: (performance.now() - begun) / 1000 }
	} finally {
		clearTimeout(limit)
		end(child)
		running.delete(child)
	}
}
