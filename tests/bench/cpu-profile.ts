import { Session } from 'node:inspector/promises'
import type { Frame } from './pages/cpu-samples.ts'

/** A stack, innermost frame first, and its time in ms. */
export type Spent = { stack: Frame[]; ms: number }

const session = new Session()

/** Begins to sample this process four times a millisecond. */
export const startProfile = async (): Promise<void> => {
	session.connect()
	await session.post('Profiler.enable')
	await session.post('Profiler.setSamplingInterval', { interval: 250 })
	await session.post('Profiler.start')
}

/** Ends it and answers what the process was busy with. */
export const stopProfile = async (): Promise<Spent[]> => {
	const { profile } = await session.post('Profiler.stop')
	session.disconnect()
	const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
	const parents = new Map(
		profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
	)
	const stackOf = (id: number) => {
		const stack: Frame[] = []
		for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
			stack.push(nodes.get(at)!.callFrame)
		return stack
	}
	return (profile.samples ?? [])
		.map((id, n) => ({ stack: stackOf(id), ms: (profile.timeDeltas?.[n + 1] ?? 0) / 1000 }))
		.filter(({ stack }) => stack[0]!.functionName !== '(idle)')
}
