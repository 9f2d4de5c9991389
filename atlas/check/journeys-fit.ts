import { existsSync, readFileSync } from 'node:fs'
import type { Graph } from '#atlas/graph/graph.ts'
import type { DemoPaths, DemoStep } from '#atlas/journeys/demo-paths.ts'
import { replaying } from '#atlas/usage/replay.ts'

/** Journeys of a file that a machine does not allow, in sentences. */
export const journeysFit = (file: string, noun: string, graph: Graph): string[] => {
	if (!existsSync(file)) return [`${file} is missing; run npm run gen:journeys`]
	const { transitions, machines }: DemoPaths = JSON.parse(readFileSync(file, 'utf8'))
	const fitOf = replaying(graph)
	return (machines[noun]?.paths ?? []).flatMap(([, , ...steps], i) => {
		const { divergence } = fitOf({
			id: String(i),
			machine: noun,
			started_at: '',
			role: '',
			device: '',
			returning: false,
			demo: true,
			ended: 'left',
			steps: (steps as DemoStep[]).map(([, , ...taken]) => ({
				transitions: taken.map((place) => transitions[place]!),
				ms: 0,
			})),
		})
		return divergence
			? [
					`demo path ${i + 1}, step ${divergence.step + 1}: ${divergence.transitions.join(', ')} is not allowed; run npm run gen:journeys`,
				]
			: []
	})
}
