import type { AnyMachineSnapshot } from 'xstate'
import { definitionOf } from '#atlas/graph/definition.ts'
import type { Definition } from '#atlas/graph/definition.types.ts'
import type { Exploration } from '#atlas/graph/explore.ts'
import { stateOf } from '#atlas/graph/graph.ts'
import type { MachineModel } from '#atlas/graph/model.ts'
import type { Gaps } from '#atlas/graph/paths/coverage.ts'
import { stateName } from '#machines/kit/transition-names.ts'

/**
 * Something wrong with a machine or its model: in which state, and what. `isUnhandled`: a failure
 * that stops the machine.
 */
export type Finding = { state: string; problem: string; isUnhandled?: true }

/** Exploration of a machine: the model, the graph, its gaps. */
export type Linted = { model: MachineModel; exploration: Exploration; gaps: Gaps }

const entered = ({ attempts }: Exploration): Set<string> => {
	const snapshots = new Set<AnyMachineSnapshot>()
	for (const { at, microsteps, next } of attempts) {
		snapshots.add(at ?? next)
		for (const { snapshot, taken } of microsteps) if (taken.length > 0) snapshots.add(snapshot)
	}
	return new Set([...snapshots].flatMap((snapshot) => snapshot._nodes.map(stateName)))
}

const passed = ({ transitions }: Definition, { untaken }: Gaps): string[] =>
	transitions
		.filter(({ id }) => !untaken.includes(id))
		.flatMap(({ source, targets }) => [source, ...targets])

/** The states that transitions lead to, whatever their guards say. */
const leadTo = ({ states, transitions }: Definition): Set<string> => {
	const byName = new Map(states.map((state) => [state.name, state]))
	const known = new Set<string>(['.'])
	for (const name of known) {
		const { type, parent, initial, children } = byName.get(name)!
		const own = transitions.filter(({ source }) => source === name)
		const next = [parent, initial, ...(type === 'parallel' ? children : [])]
		for (const one of [...next, ...own.flatMap(({ targets }) => targets)])
			if (one !== null) known.add(one)
	}
	return known
}

/**
 * Returns true if what an exploration did not show is not there: without a model's payloads it may
 * only not have been found.
 */
const isCertain = ({ model, exploration, gaps }: Linted): boolean =>
	model.guessed === undefined ||
	(exploration.unvisited === 0 &&
		exploration.faults.length === 0 &&
		![...gaps.untaken, ...gaps.oneSided].some((id) => model.guessed!.unclear.includes(id)))

const unreachable = (definition: Definition, linted: Linted): Finding[] => {
	const { exploration, gaps } = linted
	const known = isCertain(linted)
		? new Set([...entered(exploration), ...passed(definition, gaps)])
		: leadTo(definition)
	return definition.states
		.filter(({ name, type }) => type !== 'history' && !known.has(name))
		.map(({ name }) => ({ state: name, problem: 'is never reached' }))
}

const unheard = ({ transitions }: Definition, { model }: Linted): Finding[] => {
	const heard = transitions.filter(({ trigger }) => trigger === 'event' || trigger === 'wildcard')
	const handles = (descriptor: string, type: string) =>
		descriptor === type ||
		descriptor === '*' ||
		(descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)))
	const types = new Set(Object.values(model.events).map(({ type }) => type))
	return [...types]
		.filter((type) => !heard.some(({ event }) => handles(event, type)))
		.map((type) => ({ state: '.', problem: `no state handles the event ${type}` }))
}

const unanswered = ({ states }: Definition, { model }: Linted): Finding[] =>
	(model.guessed ? [] : states).flatMap(({ name, invokes }) =>
		invokes
			.filter(({ src }) => Object.keys(model.outcomes[src] ?? {}).length === 0)
			.map(({ src }) => ({
				state: name,
				problem: `invokes ${src}, whose outcomes the model does not say`,
			})),
	)

const guards = ({ transitions }: Definition, linted: Linted): Finding[] =>
	(isCertain(linted) ? transitions : []).flatMap(({ id, source, guard }): Finding[] => {
		const { gaps } = linted
		if (gaps.untaken.includes(id))
			return [
				{
					state: source,
					problem: guard ? `${id}: its guard ${guard.name} is never true` : `${id} is never taken`,
				},
			]
		if (guard && gaps.oneSided.includes(id))
			return [{ state: source, problem: `${id}: its guard ${guard.name} is never false` }]
		return []
	})

const delays = ({ model }: Linted): Finding[] =>
	Object.entries(model.machine.implementations.delays ?? {})
		.filter(([name, ms]) => typeof ms === 'number' && model.delays[name] !== ms)
		.map(([name, ms]) => ({
			state: '.',
			problem: `the delay ${name} lasts ${ms} ms, and ${model.delays[name] ?? 'nothing'} in the model`,
		}))

const throwing = ({ exploration }: Linted): Finding[] =>
	exploration.faults.map(({ from, label, message }) => ({
		state: stateOf(from),
		problem: `'${label}' throws: ${message}`,
	}))

const unrecovered = ({ exploration: { graph } }: Linted): Finding[] => {
	const fatal = graph.edges.filter(({ to }) => to.includes(' !error '))
	return [
		...new Map(fatal.map(({ to, label }) => [`${label} ${stateOf(to)}`, { to, label }])).values(),
	].map(({ to, label }) => ({
		state: stateOf(to),
		problem: `'${label}' is not handled: the machine stops`,
		isUnhandled: true,
	}))
}

const endless = ({ model, exploration: { unvisited } }: Linted): Finding[] =>
	unvisited > 0 && !model.guessed
		? [{ state: '.', problem: `has more situations than can be visited; ${unvisited} were left` }]
		: []

/**
 * Returns everything wrong with a machine or its model that can be found without running the
 * product.
 */
export const lint = (linted: Linted): Finding[] => {
	const definition = definitionOf(linted.model.machine)
	return [
		...unreachable(definition, linted),
		...unheard(definition, linted),
		...unanswered(definition, linted),
		...guards(definition, linted),
		...delays(linted),
		...throwing(linted),
		...unrecovered(linted),
		...endless(linted),
	]
}
