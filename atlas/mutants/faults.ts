import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { type Json, listOf, statesOf } from './config.ts'

/** A fault in words, and how it is put into a copy of a machine's configuration. */
export type Fault = { fault: string; apply: (config: Json) => void }

const invokesOf = (node: Json) => listOf(node.invoke) as Json[]

/** An actor's success taken for its failure, and the other way round. */
export const swappedFaults = (machine: AnyStateMachine): Fault[] =>
	statesOf(machine.config as Json).flatMap((state) =>
		invokesOf(state.node).flatMap(({ id, src, onDone, onError }, i): Fault[] =>
			onDone === undefined && onError === undefined
				? []
				: [
						{
							fault: `${state.name} takes done and error of ${id ?? src} for each other`,
							apply: (config: Json) => {
								const node = state.find(config)
								node.invoke = invokesOf(node).map((invoke, j) =>
									i === j ? { ...invoke, onDone: invoke.onError, onError: invoke.onDone } : invoke,
								)
							},
						},
					],
		),
	)

/**
 * Every state without one of its entry or exit actions, tags or invokes, or with another initial
 * state.
 */
export const stateFaults = (machine: AnyStateMachine): Fault[] =>
	statesOf(machine.config as Json).flatMap(({ name, node, find }) => {
		const [elsewhere] = Object.keys((node.states ?? {}) as Json).filter(
			(child) => child !== node.initial,
		)
		return [
			...['entry', 'exit', 'tags', 'invoke'].flatMap((key) =>
				listOf(node[key]).map((_, i) => ({
					fault: `${name} without ${key} ${i + 1}`,
					apply: (config: Json) => {
						const found = find(config)
						found[key] = listOf(found[key]).filter((__, j) => j !== i)
					},
				})),
			),
			...(elsewhere
				? [
						{
							fault: `${name} begins at ${elsewhere}`,
							apply: (config: Json) => {
								find(config).initial = elsewhere
							},
						},
					]
				: []),
		]
	})

/** A delay that is written as a number lasts a millisecond longer. */
export const delayFaults = (machine: AnyStateMachine): Fault[] =>
	statesOf(machine.config as Json).flatMap(({ name, node, find }) =>
		Object.keys((node.after ?? {}) as Json)
			.filter((delay) => /^\d+$/.test(delay))
			.map((delay) => ({
				fault: `${name} after ${delay} lasts ${Number(delay) + 1} ms`,
				apply: (config: Json) => {
					const { [delay]: moved, ...rest } = find(config).after as Json
					find(config).after = { ...rest, [Number(delay) + 1]: moved }
				},
			})),
	)

const isFinal = (node: Json) => node.type === 'final' || node.type === 'history'

/**
 * In every state, each event type that it does not answer itself leads away; where a state around
 * answers it, this goes before.
 */
export const unexpectedFaults = (
	machine: AnyStateMachine,
	events: readonly AnyEventObject[],
): Fault[] => {
	const states = statesOf(machine.config as Json).filter(({ name }) => name !== '')
	const tops = states.filter(
		({ name, node }) => !name.includes('.') && node.always === undefined && !isFinal(node),
	)
	const types = [...new Set(events.map(({ type }) => type))]
	return states
		.filter(({ node }) => !isFinal(node) && node.always === undefined)
		.flatMap((state) =>
			types
				.filter((type) => (state.node.on as Json | undefined)?.[type] === undefined)
				.flatMap((type, i): Fault[] => {
					const elsewhere = tops.filter(({ name }) => name !== state.name.split('.')[0])
					const target = elsewhere[i % Math.max(1, elsewhere.length)]
					if (!target) return []
					return [
						{
							fault: `${state.name} answers ${type} and goes to ${target.name}`,
							apply: (config) => {
								const node = state.find(config)
								node.on = { ...(node.on as Json), [type]: `#${machine.id}.${target.name}` }
							},
						},
					]
				}),
		)
}
