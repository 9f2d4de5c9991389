import type {
	Definition,
	StateDefinition,
	TransitionDefinition,
} from '#atlas/graph/definition.types.ts'

/** Transitions that share an arrow from one state to the next; several targets mean a fork. */
export type Bundle = { from: string; to: string[]; transitions: TransitionDefinition[] }

/** Drawn parts of a definition: states outside collapsed ones, lines inside states, and arrows. */
export type Arrangement = {
	states: StateDefinition[]
	inside: Map<string, number>
	/** How many transitions of a state are counted instead of drawn. */
	more: Map<string, number>
	rows: Map<string, TransitionDefinition[]>
	bundles: Bundle[]
}

/**
 * Returns true if a transition leaves no state: it has no target, or names its own state without
 * leaving it.
 */
const isRow = ({ source, targets, reenter }: TransitionDefinition, state: StateDefinition) =>
	targets.length === 0 ||
	(targets.length === 1 &&
		targets[0] === source &&
		(state.parent === null || (!reenter && state.children.length === 0)))

/** Decides how each transition is shown; one wholly inside a collapsed state is hidden. */
export const arrange = (definition: Definition, collapsed: readonly string[] = []): Arrangement => {
	const byName = new Map(definition.states.map((state) => [state.name, state]))
	const closed = new Set(collapsed)
	const seenAs = new Map<string, string>()
	const inside = new Map<string, number>()
	for (const { name, parent } of definition.states) {
		const outer = parent === null ? undefined : seenAs.get(parent)!
		const hidden = outer !== undefined && (outer !== parent || closed.has(outer))
		seenAs.set(name, hidden ? outer : name)
		if (hidden) inside.set(outer, (inside.get(outer) ?? 0) + 1)
	}
	const rows = new Map<string, TransitionDefinition[]>()
	const bundles = new Map<string, Bundle>()
	for (const transition of definition.transitions) {
		const from = seenAs.get(transition.source)!
		const isHidden = from !== transition.source
		if (isRow(transition, byName.get(transition.source)!)) {
			if (!isHidden) rows.set(from, [...(rows.get(from) ?? []), transition])
			continue
		}
		const to = [...new Set(transition.targets.map((target) => seenAs.get(target)!))]
		if (isHidden && to.every((target) => target === from)) continue
		const key = JSON.stringify(to.length > 1 ? [transition.id] : [from, ...to])
		const bundle = bundles.get(key) ?? { from, to, transitions: [] }
		bundle.transitions.push(transition)
		bundles.set(key, bundle)
	}
	const states = definition.states
		.filter(({ name }) => seenAs.get(name) === name)
		.map((state) =>
			closed.has(state.name)
				? { ...state, children: [], initial: null }
				: { ...state, initial: state.initial && seenAs.get(state.initial)! },
		)
	return { states, inside, more: new Map(), rows, bundles: [...bundles.values()] }
}
