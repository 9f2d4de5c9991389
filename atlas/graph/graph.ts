import { oneWord } from '#machines/kit/transition-names.ts'

/** How a step is made: an event is sent, an invoked actor answers, or a named delay passes. */
export type StepKind = 'start' | 'event' | 'outcome' | 'delay'

/**
 * One expected step from a situation to the next, with what it makes happen and the requirements
 * that ask for it. `transitions` are the ids of those that were taken, in order, the eventless ones
 * among them.
 */
export type Edge = {
	from: string
	kind: StepKind
	label: string
	to: string
	effects: string[]
	requirements: string[]
	transitions: string[]
}

/**
 * Situations and steps; an event without an edge changes nothing, except in the situations that are
 * `open`: not every step of those is here. Roots are edges of kind `start` from ROOT.
 */
export type Graph = { edges: Edge[]; events: string[]; open?: readonly string[] }

/** The place before the machine has started. */
export const ROOT = '·'

/**
 * The part of a graph that is left, and can still be reached, when only some steps can be made;
 * nothing unexpected can be sent there.
 */
export const restrict = (graph: Graph, possible: (edge: Edge) => boolean): Graph => {
	const edges = graph.edges.filter(possible)
	const reached = new Set([ROOT])
	for (const situation of reached)
		for (const edge of edges) if (edge.from === situation) reached.add(edge.to)
	return { events: [], edges: edges.filter(({ from }) => reached.has(from)) }
}

/** The state value of a situation, without tags, context and history: leaves joined by `+`. */
export const stateOf = (situation: string): string => situation.split(' ')[0]!

/**
 * Returns true if a situation is in a state, given as a dotted path; an outer state is one that an
 * inner one is in.
 */
export const isIn = (situation: string, state: string): boolean => {
	const name = oneWord(state)
	return stateOf(situation)
		.split('+')
		.some((leaf) => leaf === name || leaf.startsWith(`${name}.`))
}
