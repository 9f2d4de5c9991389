import type { Arrangement } from './arrange.ts'

/**
 * How states are walked from the beginning: all next ones before those behind them, or each way to
 * its end.
 */
export type Walk = 'broad' | 'deep'

/**
 * The order in which a reader meets the states: from the initial state along the transitions,
 * entering a state with the states around it and the ones that it begins at. States that nothing
 * leads to come last.
 */
export const readingOrder = ({ states, bundles }: Arrangement, walk: Walk): Map<string, number> => {
	const byName = new Map(states.map((state) => [state.name, state]))
	const leads = Map.groupBy(bundles, ({ from }) => from)
	const order = new Map<string, number>()
	const waiting: string[] = []
	const enter = (name: string): void => {
		const state = byName.get(name)
		if (!state || order.has(name)) return
		if (state.parent !== null && !order.has(state.parent)) enterAlone(state.parent)
		enterAlone(name)
		const begins = state.type === 'parallel' ? state.children : [state.initial ?? '']
		for (const inner of begins) enter(inner)
	}
	const enterAlone = (name: string): void => {
		const parent = byName.get(name)?.parent
		if (parent != null && !order.has(parent)) enterAlone(parent)
		order.set(name, order.size)
		waiting.push(name)
	}
	const outwards = (name: string): string[] => {
		const parent = byName.get(name)?.parent
		return parent == null ? [name] : [name, ...outwards(parent)]
	}
	const walkOn = (): void => {
		for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
			const rest = walk === 'deep' ? waiting.splice(0) : []
			for (const from of outwards(name))
				for (const bundle of leads.get(from) ?? []) for (const target of bundle.to) enter(target)
			waiting.push(...rest)
		}
	}
	for (const { name } of states) {
		enter(name)
		walkOn()
	}
	return order
}
