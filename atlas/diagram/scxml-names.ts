import type { Definition, TransitionDefinition } from '#atlas/graph/definition.types.ts'

const codeOf = (c: string): string => `_x${c.codePointAt(0)!.toString(16)}_`

/**
 * A name as an XML id (xsd:NCName): what an id may not hold is written as `_x20_`; so is what looks
 * like that already.
 */
const idOf = (name: string): string =>
	name
		.replace(/_x(?=[0-9a-f]+_)/g, '_x5f_x')
		.replace(/[^\w.-]/gu, codeOf)
		.replace(/^[^A-Za-z_]/, '_$&')

/**
 * The name of an event as the W3C schema has it (EventType.datatype): words of letters, digits, `_`
 * and `-` with dots between them; all else is written as `_x20_`, an empty word as `_x2e_`.
 */
export const eventName = (type: string): string =>
	type
		.replace(/_x(?=[0-9a-f]+_)/g, '_x5f_x')
		.replace(/[^\w.-]/gu, codeOf)
		.replace(/^\.|\.$|\.(?=\.)/g, '_x2e_') || '_x0_'

/** Returns the descriptor that matches an event: `*`, `mouse.*`, or its name. */
const descriptorOf = (type: string): string => {
	if (type === '*') return type
	return type.endsWith('.*') && type.length > 2
		? `${eventName(type.slice(0, -2))}.*`
		: eventName(type)
}

const ids = new WeakMap<Definition, Map<string, string>>()

/** Returns every state's id; names that become equal get a number. */
const idsOf = (definition: Definition): Map<string, string> => {
	const known = ids.get(definition)
	if (known) return known
	const made = new Map<string, string>()
	const used = new Set(['answers'])
	for (const { name } of definition.states) {
		const plain = name === '.' ? `machine.${idOf(definition.id)}` : idOf(name)
		let id = plain
		for (let i = 2; used.has(id); i += 1) id = `${plain}-${i}`
		used.add(id)
		made.set(name, id)
	}
	ids.set(definition, made)
	return made
}

/** Returns the id of a state in SCXML; the root, which SCXML cannot name, becomes a state. */
export const stateId = (definition: Definition, name: string): string =>
	idsOf(definition).get(name) ?? idOf(name)

/**
 * The id of what a state invokes: unique in the document, as SCXML wants it, though several states
 * may invoke the same.
 */
export const invokeId = (definition: Definition, source: string, id: string): string => {
	const states = new Set(idsOf(definition).values())
	const plain = eventName(id)
	const isShared = definition.states.some(
		({ name, invokes }) => name !== source && invokes.some((one) => eventName(one.id) === plain),
	)
	const own = /^[A-Za-z_]/.test(plain) ? plain : `_${plain}`
	return isShared || states.has(own) ? `${own}.of.${stateId(definition, source)}` : own
}

/** The delay of an `after(debounce)`: its name, or its milliseconds. */
export const delayOf = (event: string): string => /^after\((.*)\)$/.exec(event)?.[1] ?? event

/** The event of a transition in SCXML, or null where it needs none. */
export const eventOf = (
	definition: Definition,
	transition: TransitionDefinition,
): string | null => {
	const { trigger, event, source } = transition
	const inner = /\((.*)\)$/s.exec(event)?.[1] ?? ''
	if (trigger === 'always') return null
	const invoked = () => invokeId(definition, source, inner)
	if (trigger === 'after')
		return `after.${eventName(delayOf(event))}.${stateId(definition, source)}`
	if (trigger === 'stateDone') return `done.state.${stateId(definition, source)}`
	if (trigger === 'done') return `done.invoke.${invoked()}`
	if (trigger === 'error') return `error.invoke.${invoked()}`
	if (trigger === 'snapshot') return `snapshot.invoke.${invoked()}`
	return descriptorOf(event)
}
