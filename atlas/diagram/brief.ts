import type { TransitionDefinition } from '#atlas/graph/definition.types.ts'
import type { Arrangement, Bundle } from './layout/arrange.ts'
import { readingOrder } from './layout/reading-order.ts'

/** Of more than three lines two are kept: one that is left out alone would save nothing. */
const MOST = 3
const KEPT = 2

/**
 * The arrows by which a reader first meets each state; without them a part of the picture would
 * hang in the air.
 */
const leadingOn = (arranged: Arrangement): Set<Bundle> => {
	const byName = new Map(arranged.states.map((state) => [state.name, state]))
	const order = readingOrder(arranged, 'broad')
	const met = new Set<string>()
	const meet = (name: string): void => {
		const state = byName.get(name)
		if (!state || met.has(name)) return
		met.add(name)
		if (state.parent !== null) met.add(state.parent)
		for (const inner of state.type === 'parallel' ? state.children : [state.initial ?? ''])
			meet(inner)
	}
	meet('.')
	const inOrder = arranged.bundles.toSorted((a, b) => order.get(a.from)! - order.get(b.from)!)
	const main = new Set<Bundle>()
	for (const bundle of inOrder) {
		if (bundle.to.every((name) => met.has(name))) continue
		main.add(bundle)
		bundle.to.forEach(meet)
	}
	return main
}

/**
 * Without those that say the same as one before them, as states that a closed one hides often do.
 */
const distinct = (all: readonly TransitionDefinition[]): TransitionDefinition[] =>
	[
		...new Map(
			all.toReversed().map((one) => [JSON.stringify([one.event, one.guard, one.actions]), one]),
		).values(),
	].reverse()

const shortened = (all: readonly TransitionDefinition[]): TransitionDefinition[] => {
	const told = distinct(all)
	return told.length > MOST ? told.slice(0, KEPT) : told
}

/**
 * Leaves out, of the named states, the transitions that lead to nothing new: targets that another
 * arrow shows already, and all but the first two of many lines on one arrow or in the state's box.
 * `more` counts the omitted ones of each state; a state keeps its only transition.
 */
export const brief = (arranged: Arrangement, names: readonly string[]): Arrangement => {
	const main = names.length > 0 ? leadingOn(arranged) : new Set<Bundle>()
	const more = new Map<string, number>()
	const rows = new Map(arranged.rows)
	const shortOf = new Map<Bundle, Bundle>()
	for (const name of names) {
		const own = arranged.bundles.filter(({ from }) => from === name)
		const kept = own.filter((bundle) => main.has(bundle))
		const lines = rows.get(name) ?? []
		const short = kept.map((one) => ({ ...one, transitions: shortened(one.transitions) }))
		const all = lines.length + own.reduce((sum, one) => sum + one.transitions.length, 0)
		const shown =
			shortened(lines).length + short.reduce((sum, one) => sum + one.transitions.length, 0)
		if (all - shown < 2) continue
		more.set(name, all - shown)
		rows.set(name, shortened(lines))
		for (const bundle of own) shortOf.set(bundle, { ...bundle, transitions: [] })
		kept.forEach((bundle, i) => {
			shortOf.set(bundle, short[i]!)
		})
	}
	const bundles = arranged.bundles
		.map((bundle) => shortOf.get(bundle) ?? bundle)
		.filter(({ transitions }) => transitions.length > 0)
	return { ...arranged, rows, bundles, more }
}
