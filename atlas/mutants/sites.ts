import type { AnyStateMachine } from 'xstate'
import { builtinSites } from './builtin-sites.ts'
import { type Json, listOf, type State, statesOf, transitionsOf } from './config.ts'
import { another, type Implementations, type Site } from './site.ts'

type Put = (config: Json, list: unknown[]) => void

/** Params of actions, and actions of XState that are written where they are done. */
const actionSites = (where: string, actions: unknown, put: Put): Site[] =>
	listOf(actions).flatMap((action, at): Site[] => {
		const replaced = (config: Json, other: unknown) =>
			put(
				config,
				listOf(actions).map((one, i) => (i === at ? other : one)),
			)
		if (typeof action === 'function')
			return builtinSites(`${where} action ${at + 1}`, action, (config, _, other) =>
				replaced(config, other),
			)
		const { params } = (action ?? {}) as Json
		if (params === undefined) return []
		return [
			{
				says: (field) => `${where} with ${another(field)} in the params of action ${at + 1}`,
				value: params,
				put: (config, _, value) => replaced(config, { ...(action as Json), params: value }),
			},
		]
	})

const transitionSites = (state: State): Site[] =>
	transitionsOf(state).flatMap((place) =>
		place.list.flatMap((transition, at) => {
			const where = `${state.name} ${place.label} ${at + 1}`
			const set = (config: Json, values: Json) =>
				place.write(
					config,
					place.list.map((one, i) => (i === at ? { ...one, ...values } : one)),
				)
			const guard = transition.guard as Json | undefined
			return [
				...actionSites(where, transition.actions, (config, actions) => set(config, { actions })),
				...(typeof guard === 'object' && guard.params !== undefined
					? [
							{
								says: (field: string | null) => `${where} asks its guard with ${another(field)}`,
								value: guard.params,
								put: (config: Json, _: Implementations, params: unknown) =>
									set(config, { guard: { ...guard, params } }),
							},
						]
					: []),
			]
		}),
	)

const inputSites = ({ name, node, find }: State): Site[] =>
	listOf(node.invoke).flatMap((invoke, at): Site[] => {
		const { id, src, input } = invoke as Json
		if (input === undefined) return []
		return [
			{
				says: (field) => `${name} gives ${id ?? src} ${another(field)}`,
				value: input,
				put: (config, _, value) => {
					const found = find(config)
					found.invoke = (listOf(found.invoke) as Json[]).map((one, i) =>
						i === at ? { ...one, input: value } : one,
					)
				},
			},
		]
	})

const fieldSite = ({ name, node, find }: State, key: 'output' | 'context'): Site[] =>
	node[key] === undefined
		? []
		: [
				{
					says: (field) =>
						`${name || 'the machine'} ${key === 'output' ? 'ends' : 'begins'} with ${another(field)}`,
					value: node[key],
					put: (config, _, value) => {
						find(config)[key] = value
					},
				},
			]

const stateSites = (state: State): Site[] => [
	...transitionSites(state),
	...(['entry', 'exit'] as const).flatMap((key) =>
		actionSites(`${state.name} ${key}`, state.node[key], (config, actions) => {
			state.find(config)[key] = actions
		}),
	),
	...inputSites(state),
	...fieldSite(state, 'output'),
	...(state.name === '' ? fieldSite(state, 'context') : []),
]

const implementedSites = ({ implementations }: AnyStateMachine): Site[] => [
	...Object.entries(implementations.actions ?? {}).flatMap(([name, action]) =>
		builtinSites(name, action, (_, { actions }, value) => {
			actions[name] = value
		}),
	),
	...Object.entries(implementations.delays ?? {}).flatMap(([name, value]): Site[] =>
		typeof value === 'function'
			? [
					{
						says: () => `${name} lasts 1 ms more`,
						value,
						put: (_, { delays }, other) => {
							delays[name] = other
						},
					},
				]
			: [],
	),
]

/**
 * Every place of a machine that gives a value: params, inputs, assigns, events that are emitted,
 * sent and raised, output, first context, computed delays.
 */
export const sitesOf = (machine: AnyStateMachine): Site[] => [
	...statesOf(machine.config as Json).flatMap(stateSites),
	...implementedSites(machine),
]
