/** A part of a machine's configuration. */
export type Json = Record<string, unknown>

/**
 * One place in a state's configuration that holds transitions, with how to write it back into a
 * copy.
 */
export type Transitions = {
	label: string
	list: Json[]
	write: (config: Json, list: Json[]) => void
}

/** A state of a configuration; `find` finds the same state in a copy. */
export type State = { name: string; node: Json; find: (config: Json) => Json }

/** A value that may be absent, single or a list, as a list. */
export const listOf = (value: unknown): unknown[] =>
	value === undefined ? [] : Array.isArray(value) ? [...value] : [value]

/** Copies plain objects and lists; functions and instances stay shared. */
export const copyOf = <Value>(value: Value): Value => {
	if (Array.isArray(value)) return value.map(copyOf) as Value
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value).map(([key, inner]) => [key, copyOf(inner)])
	return Object.fromEntries(entries) as Value
}

const full = (value: unknown): Json[] =>
	listOf(value).map((item) => (typeof item === 'string' ? { target: item } : (item as Json)))

/** Every state of a configuration, the root first. */
export const statesOf = (config: Json): State[] => {
	const walk = (name: string, node: Json, find: (config: Json) => Json): State[] => [
		{ name, node, find },
		...Object.entries((node.states ?? {}) as Record<string, Json>).flatMap(([key, child]) =>
			walk(name === '' ? key : `${name}.${key}`, child, (copy) => {
				const states = find(copy).states as Record<string, Json>
				return states[key]!
			}),
		),
	]
	return walk('', config, (copy) => copy)
}

const keyed = (state: State, group: 'on' | 'after'): Transitions[] =>
	Object.keys((state.node[group] ?? {}) as Json).map((key) => ({
		label: `${group} ${key}`,
		list: full((state.node[group] as Json)[key]),
		write: (config, list) => {
			const found = state.find(config)[group] as Json
			found[key] = list
		},
	}))

/**
 * Every place of a state that holds transitions: on, after, always, and the ends of its invokes.
 */
export const transitionsOf = (state: State): Transitions[] => [
	...keyed(state, 'on'),
	...keyed(state, 'after'),
	...(state.node.always === undefined
		? []
		: [
				{
					label: 'always',
					list: full(state.node.always),
					write: (config: Json, list: Json[]) => {
						state.find(config).always = list
					},
				},
			]),
	...listOf(state.node.invoke).flatMap((invoke, i) =>
		['onDone', 'onError'].map((end) => ({
			label: `${(invoke as Json).id} ${end}`,
			list: full((invoke as Json)[end]),
			write: (config: Json, list: Json[]) => {
				const found = state.find(config)
				const invokes = listOf(found.invoke) as Json[]
				found.invoke = invokes.map((each, j) => (j === i ? { ...each, [end]: list } : each))
			},
		})),
	),
]
