import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { machineSpeed, REFERENCE_MS } from '../../server/setup/machine-speed.mjs'
import { load, type Request } from './load.ts'
import { openDatabase } from './open-database.ts'
import { send } from './record.ts'
import { memorySettings, nodeFlags, start } from './running.ts'

type Database = 'pglite' | 'postgres'

/** A second start and the memory after a load, beside a bare Fastify on the same data. */
export type StartFigures = {
	database: Database
	/** Seconds of the server's process until it answers. */
	seconds: number
	/** Seconds from `npm start` until a page is answered. */
	pageSeconds: number
	/** Resident memory after the load, in MiB. */
	megabytes: number
	bare: { seconds: number; megabytes: number }
	/** A fixed piece of work in the same run, in ms. */
	machineMs: number
	isMet: boolean
}

/** Limits of the server's start (s) and memory after the load (MiB) on the reference machine. */
const most: Record<Database, { seconds: number; megabytes: number }> = {
	pglite: { seconds: 3, megabytes: 420 },
	postgres: { seconds: 1.5, megabytes: 200 },
}

const PORT = 4350

const CONNECTIONS = 10

/** The server as `npm start` runs it; the first start of a bench builds it. */
const BUNDLE = '.cache/server/main.js'

/** One set of requests per connection. */
const forEach = (path: string): Request[] => Array(CONNECTIONS).fill({ method: 'GET', path })

const requests = [
	'/v1/learning/all',
	'/v1/learning/all?page=2',
	'/v1/reference',
	'/learning',
	'/learning?page=2',
].flatMap(forEach)

const isAnswered = async (url: string) => {
	try {
		return (await fetch(url)).ok
	} catch {
		return false
	}
}

const until = async (url: string, child: ChildProcess) => {
	while (!(await isAnswered(url))) {
		if (child.exitCode !== null) throw new Error('npm start ended')
		await setTimeout(10)
	}
}

/** Numbers of prom-client's own metrics (process_…). */
const metricOf = async (origin: string, name: string): Promise<number> => {
	const text = await (await fetch(`${origin}/metrics`)).text()
	return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)![1])
}

/**
 * Runs a command that starts the server, and what is to be done while it serves.
 * @returns seconds until it answers at `path`, and MiB after the work
 */
const serve = async (
	[command, ...args]: [string, ...string[]],
	{ env, path }: { env: Record<string, string>; path: string },
	work: (origin: string) => Promise<unknown> = async () => undefined,
) => {
	const origin = `http://127.0.0.1:${PORT}`
	const own = { LOG_LEVEL: 'fatal', PORT: String(PORT), RATE_LIMIT: '2000000000' }
	const begun = performance.now()
	const child = spawn(command, args, {
		env: { ...process.env, ...memorySettings(), ...own, ...env },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	try {
		await until(origin + path, child)
		const seconds = (performance.now() - begun) / 1000
		await work(origin)
		const megabytes = (await metricOf(origin, 'process_resident_memory_bytes')) / 1_048_576
		return { seconds, megabytes }
	} finally {
		const ended = once(child, 'exit')
		if (child.exitCode === null) {
			child.kill('SIGTERM')
			await ended
		}
	}
}

const measureBare = async (copy: string, folder: string, how: Parameters<typeof load>[2]) => {
	const bare = await start('tests/bench/bare-server.ts', PORT + 1, {
		BENCH_DB: copy,
		BENCH_PLANS: folder,
	})
	await fetch(`${bare.origin}/plan/list`)
	await load(bare.origin, forEach('/simplest/list/0'), how)
	const figures = { seconds: bare.startMs / 1000, megabytes: await bare.ask<number>('memory') }
	await bare.stop()
	return figures
}

/**
 * Measures the second `npm start` on the demo data, its memory after a load, and a bare Fastify on
 * the same data.
 */
export const benchStart = async (plan: {
	database: Database
	url: string
	folder: string
	seconds: number
}): Promise<StartFigures> => {
	const how = {
		connections: CONNECTIONS,
		seconds: plan.seconds,
		once: false,
		reset: async () => undefined,
	}
	const database = await openDatabase({ ...plan, size: 170 })
	const before = machineSpeed()
	try {
		await (await database.open()).close()
		const copy = await database.copy()
		const { env } = database
		const server: [string, ...string[]] = [process.execPath, ...nodeFlags(), BUNDLE]
		await serve(['npm', 'start'], { env, path: '/learning' }, async (origin) => {
			const { bytes, headers } = await send(origin, requests[0]!)
			const recorded = [{ statements: [], body: bytes.toString('base64'), headers }]
			writeFileSync(join(plan.folder, 'list.json'), JSON.stringify(recorded))
		})
		const whole = await serve(['npm', 'start'], { env, path: '/learning' })
		const ours = await serve(server, { env, path: '/healthz' }, (origin) =>
			load(origin, requests, how),
		)
		const bare = await measureBare(copy, plan.folder, how)
		const machineMs = (before + machineSpeed()) / 2
		const { seconds, megabytes } = most[plan.database]
		const slower = Math.max(1, machineMs / REFERENCE_MS)
		const isMet = ours.seconds <= seconds * slower && ours.megabytes <= megabytes
		return {
			database: plan.database,
			...ours,
			pageSeconds: whole.seconds,
			bare,
			machineMs,
			isMet,
		}
	} finally {
		await database.drop()
	}
}

/** A line of the bench. */
export const startLine = (one: StartFigures): string =>
	[
		`${one.database.padEnd(8)} second start ${one.seconds.toFixed(2)} s (most ${most[one.database].seconds}), first page ${one.pageSeconds.toFixed(2)} s after npm start, bare ${one.bare.seconds.toFixed(2)} s`,
		`memory after load ${Math.round(one.megabytes)} MiB (most ${most[one.database].megabytes}), bare ${Math.round(one.bare.megabytes)} MiB`,
		`this machine ${Math.round(one.machineMs)} ms for the fixed piece of work (${REFERENCE_MS})`,
		one.isMet ? 'met' : 'MISSED',
	].join('  ')
