import { basename } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Frame, type Sample, samplesOf, type TraceEvent } from './cpu-samples.ts'
import { builtFile, openMap, packageOf } from './source-map-table.ts'
import { settle, visit } from './visit.ts'

/** Milliseconds of the main thread by name, the most first. */
export type Shares = { name: string; ms: number }[]

/** Work of a page's main thread while it loads. */
export type MainThread = {
	/** Tasks of more than 50 ms in their order. */
	tasks: LongTask[]
	/** Script time by package within these tasks. Each sample counts for its innermost function. */
	packages: Shares
	/** The same by function. */
	functions: Shares
	/** Time below each file of ours, each moment counted once for every file on the stack. */
	files: Shares
}

type LongTask = {
	/** From the first event of the page. */
	from: number
	ms: number
	/** The browser's task types, without nested ones. */
	parts: Shares
	/** Time below files of ours, as in `files`. */
	files: Shares
}

const categories = [
	'devtools.timeline',
	'disabled-by-default-devtools.timeline',
	'toplevel',
	'v8.execute',
	'disabled-by-default-v8.cpu_profiler',
]

const isTask = ({ name }: TraceEvent) => /RunTask$/.test(name)

const add = (sums: Map<string, number>, name: string, ms: number) =>
	sums.set(name, (sums.get(name) ?? 0) + ms)

const most = (sums: Map<string, number>, count: number): Shares =>
	[...sums]
		.map(([name, ms]) => ({ name, ms }))
		.sort((a, b) => b.ms - a.ms)
		.slice(0, count)

/** Time of each kind of event without that of the events inside it. */
const partsOf = (task: TraceEvent, events: TraceEvent[]): Shares => {
	const sums = new Map<string, number>()
	const open: TraceEvent[] = []
	for (const event of events) {
		if (event.ts < task.ts || event.ts + event.dur! > task.ts + task.dur!) continue
		while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur! <= event.ts) open.pop()
		if (open.length > 0) add(sums, open.at(-1)!.name, -event.dur! / 1000)
		add(sums, event.name, event.dur! / 1000)
		open.push(event)
	}
	return most(sums, 4)
}

type Named = { source: string; owner: string; label: string }

/** Names a function by a build's source maps: its source file, its package and its name. */
const namesBy = (maps: string) => {
	const opened = new Map<string, ReturnType<typeof openMap>>()
	return ({ functionName, url, lineNumber = 0, columnNumber = 0 }: Frame): Named => {
		if (!url?.includes('/assets/'))
			return { source: '', owner: functionName, label: functionName || '(inline script)' }
		if (!opened.has(url)) opened.set(url, openMap(builtFile(maps, url)))
		const source = opened.get(url)!(lineNumber, columnNumber)
		if (!source) {
			const label = `top level of ${basename(url)}`
			return { source: '', owner: '(top level)', label }
		}
		const owner = packageOf(source)
		return { source, owner, label: `${functionName || '(anonymous)'} of ${owner}` }
	}
}

/** Sums samples by package, by function, and by each file of ours on the stack. */
const sumUp = (samples: Sample[], nameOf: (frame: Frame) => Named) => {
	const [packages, functions, files] = [0, 1, 2].map(() => new Map<string, number>())
	for (const { ms, stack } of samples) {
		const named = stack.map(nameOf)
		add(packages!, named[0]!.owner, ms)
		add(functions!, named[0]!.label, ms)
		const ours = named
			.filter(({ owner }) => /^(src|machines)\//.test(owner))
			.map(({ source }) => /(src|machines)\/.*/.exec(source)![0].split('?')[0]!)
		for (const file of new Set(ours)) add(files!, file, ms)
	}
	return { packages: packages!, functions: functions!, files: files! }
}

/**
 * Profiles a page load at 4 × CPU on a fast network and returns the content of its long tasks.
 * `maps`: the build with source maps.
 */
export const profileMainThread = async (
	browser: Browser,
	url: string,
	maps: string,
): Promise<MainThread> => {
	const trace = await visit(browser, { slowdown: 4 }, async (seen) => {
		await browser.startTracing(seen.page, { categories })
		await seen.page.goto(url)
		await settle(seen)
		return browser.stopTracing()
	})
	const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
	const profile = traceEvents.filter(({ name }) => name === 'Profile' || name === 'ProfileChunk')
	const whole = traceEvents
		.filter(({ ph }) => ph === 'X')
		.sort((a, b) => a.ts - b.ts || b.dur! - a.dur!)
	const busiest = new Map<string, number>()
	for (const { pid, tid, name, dur } of whole)
		if (name === 'EvaluateScript') add(busiest, `${pid} ${tid}`, dur!)
	const thread = most(busiest, 1)[0]!.name
	const events = whole.filter(({ pid, tid }) => `${pid} ${tid}` === thread)
	const begun = events[0]!.ts
	const long = events.filter((event) => isTask(event) && event.dur! > 50_000)
	const outer = long.filter(
		(one) => !long.some((o) => o !== one && o.ts <= one.ts && o.ts + o.dur! >= one.ts + one.dur!),
	)
	const pid = Number(thread.split(' ')[0])
	const samples = samplesOf(profile.filter((event) => event.pid === pid))
	const within = ({ ts, dur }: TraceEvent) => samples.filter(({ at }) => at >= ts && at < ts + dur!)
	const nameOf = namesBy(maps)
	const inner = events.filter((event) => !isTask(event))
	const all = sumUp(outer.flatMap(within), nameOf)
	return {
		tasks: outer.map((task) => ({
			from: (task.ts - begun) / 1000,
			ms: task.dur! / 1000,
			parts: partsOf(task, inner),
			files: most(sumUp(within(task), nameOf).files, 5),
		})),
		packages: most(all.packages, 12),
		functions: most(all.functions, 15),
		files: most(all.files, 20),
	}
}
