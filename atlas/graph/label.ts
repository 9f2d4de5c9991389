import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate'
import { oneWord } from '#machines/kit/transition-names.ts'
import { actorName, childrenOf } from './children.ts'
import type { MachineModel } from './model.ts'

/** Separates the columns of an expectation table; no label contains it. */
export const SEPARATOR = ' | '

const leaves = (value: StateValue): string[] =>
	typeof value === 'string'
		? [value]
		: Object.entries(value).flatMap(([key, inner]) =>
				inner && Object.keys(inner).length > 0
					? leaves(inner).map((leaf) => `${key}.${leaf}`)
					: [key],
			)

/** Canonical: keys sorted, undefined as null, so that equal values read the same in a table. */
export const json = (value: unknown): string => {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null) ?? 'null'
	if ('sessionId' in value && 'getSnapshot' in value) {
		const { id, src } = value as { id?: unknown; src?: unknown }
		return JSON.stringify(`actor ${actorName(id, src)}`)
	}
	if ('toJSON' in value && typeof value.toJSON === 'function') return json(value.toJSON())
	if (Array.isArray(value)) return `[${value.map(json).join(',')}]`
	const held = value as Record<string, unknown>
	let entries = ''
	for (const key of Object.keys(held).sort())
		if (typeof held[key] !== 'function')
			entries += `${entries && ','}${JSON.stringify(key)}:${json(held[key])}`
	return `{${entries}}`
}

const historyOf = (snapshot: AnyMachineSnapshot): string => {
	const remembered = Object.entries(snapshot.historyValue ?? {}).map(([id, nodes]) =>
		oneWord([id, ...nodes.map((node: { id: string }) => node.id).sort()].join('>')),
	)
	return remembered.length > 0 ? ` history ${remembered.join(' ')}` : ''
}

/**
 * Actors that were spawned, and those that have answered while their state goes on: both decide
 * what can happen next.
 */
const actorsOf = (snapshot: AnyMachineSnapshot): string => {
	const isPlain = Object.entries(snapshot.children as Record<string, AnyActorRef>).every(
		([id, ref]) =>
			(ref?.getSnapshot() as { status?: unknown } | undefined)?.status === 'active' &&
			snapshot._nodes.some((node) => node.invoke.some((invoke) => invoke.id === id)),
	)
	if (isPlain) return ''
	const known = childrenOf(snapshot)
	const words = (verb: string, names: string[]) =>
		names.length > 0 ? ` ${verb} ${names.map(oneWord).join(',')}` : ''
	const spawned = known.filter(({ isInvoked, isOver }) => !isInvoked && !isOver)
	const answered = known.filter(({ isOver }) => isOver)
	return (
		words(
			'with',
			spawned.map(({ name }) => name),
		) +
		words(
			'answered',
			answered.map(({ name }) => name),
		)
	)
}

/**
 * One situation in words: state value, `#tags`, `!error` when it has failed for good, projected
 * context, history, spawned and answered actors. Equal labels are one node of the graph.
 */
export const labelOf = (model: MachineModel, snapshot: AnyMachineSnapshot): string => {
	const value = oneWord(leaves(snapshot.value).join('+')) || '.'
	const tags =
		snapshot.tags.size === 0 ? [] : [...snapshot.tags].sort().map((tag) => ` #${oneWord(tag)}`)
	const project = model.project as (context: unknown) => unknown
	const end = snapshot.status === 'error' ? ' !error' : ''
	return `${value}${tags.join('')}${end} ${json(project(snapshot.context))}${historyOf(snapshot)}${snapshot.status === 'active' ? actorsOf(snapshot) : ''}`
}

/** An effect in words; the verb says which kind it is. */
export const effectOf = (
	verb: 'do' | 'send' | 'emit' | 'start' | 'stop' | 'wait' | 'output' | 'fail',
	name: string,
	payload?: unknown,
): string =>
	[verb, name, payload === undefined ? '' : json(payload)].filter((part) => part !== '').join(' ')
