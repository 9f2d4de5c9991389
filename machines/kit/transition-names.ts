import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Replaces spaces in a key by non-breaking spaces, because spaces separate names. */
export const oneWord = (key: string): string => key.replace(/\s/g, '\u00a0')

/** A state in words: the keys that lead to it, joined by dots; the root is `.`. */
export const stateName = (node: AnyStateNode): string => oneWord(node.path.join('.')) || '.'

/** Names that JavaScript gives to anonymous functions, after the property they are written for. */
const places = ['', 'guard', 'actions', 'entry', 'exit', 'src', 'input']

/** The name of a guard, action or actor: its own, its type, its function's, or `inline`. */
export const nameOf = (value: unknown): string => {
	if (typeof value === 'string') return value
	if (typeof value === 'function')
		return (
			(value as { type?: string }).type ?? (places.includes(value.name) ? 'inline' : value.name)
		)
	const { type } = (value ?? {}) as { type?: unknown }
	return typeof type === 'string' ? type : 'inline'
}

/**
 * Names an event: `done(checkPromo)`, `error(checkPromo)`, `after(debounce)`, `done()`, `always`,
 * or its type.
 */
export const eventName = (source: AnyStateNode, eventType: string): string => {
	if (eventType === '') return 'always'
	const delay = source.after.find((after) => after.eventType === eventType)?.delay
	if (delay !== undefined) return `after(${typeof delay === 'function' ? 'computed' : delay})`
	const actor = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType)
	if (actor) return `${actor[1]}(${actor[2]})`
	const snapshot = /^xstate\.snapshot\.(.*)$/.exec(eventType)
	if (snapshot) return `snapshot(${snapshot[1]})`
	return eventType.startsWith('xstate.done.state.') ? 'done()' : eventType
}

const ids = new WeakMap<AnyTransitionDefinition, string>()

const newTransitionId = (definition: AnyTransitionDefinition): string => {
	const { source, eventType } = definition
	const list = eventType === '' ? source.always : source.transitions.get(eventType)
	const place = (list?.indexOf(definition) ?? -1) + 1
	return `${stateName(source)} ${oneWord(eventName(source, eventType))} ${place}`
}

/** Returns `<state> <event> <place>`, unique in its machine: `checking done(checkPromo) 2`. */
export const transitionId = (definition: AnyTransitionDefinition): string => {
	const id = ids.get(definition) ?? newTransitionId(definition)
	ids.set(definition, id)
	return id
}
