/** A function on a stack: where its code begins, counted from 0. */
export type Frame = {
	functionName: string
	url?: string
	lineNumber?: number
	columnNumber?: number
}
type ProfileNode = { id: number; parent?: number; callFrame: Frame }
/** An event of a trace of Chromium; times in µs (Trace Event Format). */
export type TraceEvent = {
	name: string
	ph: string
	pid: number
	tid: number
	ts: number
	dur?: number
	id?: string
	args: {
		data?: {
			startTime?: number
			timeDeltas?: number[]
			cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] }
		}
	}
}

/**
 * A sample of a CPU profile: time (µs, as in the trace), duration, and the stack, innermost first.
 */
export type Sample = { at: number; ms: number; stack: Frame[] }

/** The moments of the CPU profile that a trace of one process holds. */
export const samplesOf = (events: TraceEvent[]): Sample[] => {
	const nodes = new Map<number, ProfileNode>()
	const samples: Sample[] = []
	let at = 0
	for (const { name, args } of events) {
		if (name === 'Profile') at = args.data!.startTime!
		if (name !== 'ProfileChunk') continue
		const { cpuProfile, timeDeltas = [] } = args.data!
		for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node)
		cpuProfile?.samples?.forEach((id, n) => {
			const stack: Frame[] = []
			for (let node = nodes.get(id); node; node = nodes.get(node.parent ?? -1))
				stack.push(node.callFrame)
			at += timeDeltas[n]!
			samples.push({ at, ms: (timeDeltas[n + 1] ?? 0) / 1000, stack })
		})
	}
	return samples
}
