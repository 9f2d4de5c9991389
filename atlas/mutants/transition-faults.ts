import { type AnyStateMachine, not } from 'xstate'
import {
	type Json,
	listOf,
	type State,
	statesOf,
	type Transitions,
	transitionsOf,
} from './config.ts'
import type { Fault } from './faults.ts'

type Change = { fault: string; change: (transition: Json) => Json | null }

const changesOf = (transition: Json, elsewhere: readonly string[]): Change[] => {
	const changes: Change[] = [{ fault: 'deleted', change: () => null }]
	const set = (fault: string, values: Json) =>
		changes.push({ fault, change: (old) => ({ ...old, ...values }) })
	if (transition.guard !== undefined) {
		set('without its guard', { guard: undefined })
		set('with its guard turned round', { guard: not(transition.guard as never) })
	}
	if (transition.target !== undefined) {
		set('without its target', { target: undefined })
		for (const target of elsewhere) set(`led to ${target}`, { target })
	}
	if (transition.reenter !== undefined) set('without re-entry', { reenter: undefined })
	const actions = listOf(transition.actions)
	actions.forEach((_, i) => {
		set(`without action ${i + 1}`, { actions: actions.filter((__, j) => j !== i) })
	})
	return changes
}

const faultAt = (
	state: State,
	site: Transitions,
	at: number,
	{ fault, change }: Change,
): Fault => ({
	fault: `${state.name} ${site.label} ${at + 1} ${fault}`,
	apply: (copy) =>
		site.write(
			copy,
			site.list.flatMap((old, j): Json[] => {
				const kept = j === at ? change(old) : old
				return kept ? [kept] : []
			}),
		),
})

/**
 * Every transition deleted, without guard, with the guard turned round, led elsewhere, without
 * re-entry or without one action.
 */
export const transitionFaults = (machine: AnyStateMachine, targetsEach: number): Fault[] => {
	const states = statesOf(machine.config as Json)
	const tops = Object.entries((states[0]!.node.states ?? {}) as Record<string, Json>)
		.filter(([, node]) => node.always === undefined && node.states === undefined)
		.map(([top]) => top)
	const elsewhere = ({ label, list }: Transitions, at: number): string[] => {
		const own = String(list[at]!.target ?? '')
			.split('.')
			.at(-1)
		const others = tops.filter((top) => top !== own)
		const start = (label.length + at) % Math.max(1, others.length)
		return [...others.slice(start), ...others.slice(0, start)]
			.slice(0, targetsEach)
			.map((top) => `#${machine.id}.${top}`)
	}
	return states.flatMap((state) =>
		transitionsOf(state).flatMap((site) =>
			site.list.flatMap((transition, at) =>
				changesOf(transition, elsewhere(site, at)).map((change) =>
					faultAt(state, site, at, change),
				),
			),
		),
	)
}
