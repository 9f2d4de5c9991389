import type { Edge, Graph } from '../graph.ts'

/** One step of a path. An unexpected event leads to where it came from and makes nothing happen. */
export type Step = Edge & { unexpected?: true }

/** Returns true if a step sends something that its situation does not expect. */
export const isUnexpected = (step: Step): boolean => step.unexpected === true

/** A step that changes nothing. */
export const idle = (situation: string, kind: Edge['kind'], label: string): Step => ({
	from: situation,
	kind,
	label,
	to: situation,
	effects: [],
	requirements: [],
	transitions: [],
	unexpected: true,
})

/** Answers a situation's unexpected events: those of the model that change nothing there. */
export const unexpectedAt = (graph: Graph): ((situation: string) => Step[]) => {
	const open = new Set(graph.open)
	const expected = new Map<string, Set<string>>()
	for (const edge of graph.edges) {
		const known = expected.get(edge.from) ?? new Set()
		if (edge.kind === 'event') known.add(edge.label)
		expected.set(edge.from, known)
	}
	return (situation) =>
		open.has(situation)
			? []
			: graph.events
					.filter((label) => !expected.get(situation)?.has(label))
					.map((label) => idle(situation, 'event', label))
}
