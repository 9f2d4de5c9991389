import type { AnyStateNode } from 'xstate'
import { nameOf, oneWord, stateName } from '#machines/kit/transition-names.ts'
import type { StateDefinition } from './definition.types.ts'
import { named, requirementIds } from './named.ts'

const isAfter = (id: unknown): boolean => typeof id === 'string' && id.startsWith('xstate.after.')

/** XState adds its own actions for `after`: a delayed raise on entry and a cancel on exit. */
const isOwn = (action: unknown): boolean => {
	const { type, event, sendId } = action as {
		type?: string
		event?: { type?: unknown }
		sendId?: unknown
	}
	if (type === 'xstate.raise') return isAfter(event?.type)
	return type === 'xstate.cancel' && isAfter(sendId)
}

/**
 * A history state names its default by a path from its parent, or by `#id`; without one it is where
 * the parent begins.
 */
const defaultOf = (node: AnyStateNode): string | null => {
	const target = [(node.config as { target?: unknown }).target].flat()[0]
	if (typeof target !== 'string') return initialOf(node.parent!)
	if (target.startsWith('#')) return stateName(node.machine.getStateNodeById(target.slice(1)))
	return oneWord([...node.parent!.path, ...target.replace(/^\./, '').split('.')].join('.'))
}

const initialOf = (node: AnyStateNode): string | null => {
	if (node.type === 'history') return defaultOf(node)
	return node.type === 'compound' ? (node.initial.target?.map(stateName)[0] ?? null) : null
}

/**
 * The id of the machine that an invoked actor runs, or undefined where its source is something
 * else.
 */
const machineOf = (node: AnyStateNode, at: number): string | undefined => {
	const src = [node.config.invoke].flat()[at]?.src as unknown
	const logic = typeof src === 'string' ? node.machine.implementations.actors[src] : src
	const isMachine = typeof logic === 'object' && logic !== null && 'root' in logic
	return isMachine ? String((logic as { id?: unknown }).id) : undefined
}

/** Reads a state of a machine as data. */
export const stateDefinitionOf = (node: AnyStateNode): StateDefinition => ({
	name: stateName(node),
	key: node.key,
	type: node.type,
	children: Object.values(node.states).map(stateName),
	parent: node.parent ? stateName(node.parent) : null,
	initial: initialOf(node),
	history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : null,
	description: node.description ?? null,
	requirements: requirementIds(node.meta),
	tags: [...node.tags],
	entry: node.entry.filter((action) => !isOwn(action)).map(named),
	exit: node.exit.filter((action) => !isOwn(action)).map(named),
	invokes: node.invoke.map(({ id, src }, at) => {
		const machine = machineOf(node, at)
		return { id, src: nameOf(src), ...(machine === undefined ? {} : { machine }) }
	}),
})
