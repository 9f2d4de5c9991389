import type { Definition, StateDefinition } from '#atlas/graph/definition.types.ts'
import { delayOf, eventOf, invokeId, stateId } from './scxml-names.ts'
import { ANSWERED, actionElements, transitionElement } from './scxml-transition.ts'
import { comment, element } from './xml.ts'

export type ScxmlOptions = {
	/** Milliseconds of named delays. */
	delays?: Record<string, number>
	/** Initial answers of the guards, by transition id. */
	answers?: Record<string, boolean>
}

const answering = element('transition', { event: ANSWERED }, [
	element('assign', { location: 'answers', expr: '_event.data' }),
])

const stateElement = (
	definition: Definition,
	state: StateDefinition,
	{ delays = {} }: ScxmlOptions,
): string => {
	const { name, type, initial, history, children, tags, description, requirements } = state
	const byName = new Map(definition.states.map((one) => [one.name, one]))
	const id = stateId(definition, name)
	const at = (target: string) => stateId(definition, target)
	const notes = [description ?? '', ...tags.map((tag) => `#${tag}`), requirements.join(' ')].filter(
		Boolean,
	)
	const note = notes.length > 0 ? [comment(notes.join(' - '))] : []
	if (history) {
		const regions = byName
			.get(state.parent!)!
			.children.filter((one) => byName.get(one)!.type !== 'history')
		const target = initial ? at(initial) : regions.map(at).join(' ')
		return element('history', { id, type: history }, [...note, element('transition', { target })])
	}
	const ends = type === 'final'
	const all = definition.transitions.filter(({ source }) => source === name)
	const own = ends ? [] : all
	const delayed = [
		...new Map(
			own.filter(({ trigger }) => trigger === 'after').map((one) => [one.event, one]),
		).values(),
	]
	const sends = delayed.map((one) => {
		const delay = delayOf(one.event)
		const event = eventOf(definition, one)
		const ms = /^\d+$/.test(delay) ? Number(delay) : delays[delay]
		const sent = element('send', { event, id: event, delay: `${ms ?? 0}ms` })
		return ms === undefined
			? `${comment(`limit: how long ${delay} lasts is not known`)}\n${sent}`
			: sent
	})
	const cancels = delayed.map((one) => element('cancel', { sendid: eventOf(definition, one) }))
	const block = (tag: string, inner: string[]) =>
		inner.length > 0 ? [element(tag, {}, inner)] : []
	const inner = [
		...note,
		...(all.length > own.length
			? [comment('limit: transitions out of a final state, which SCXML does not have')]
			: []),
		...(name === '.' && !ends ? [answering] : []),
		...block('onentry', [...sends, ...actionElements(state.entry)]),
		...block('onexit', [...cancels, ...actionElements(state.exit)]),
		...state.invokes.map(({ id: invokeid, src }) =>
			element('invoke', { id: invokeId(definition, name, invokeid), src: encodeURI(src) }),
		),
		...own
			.toSorted((a, b) => b.event.length - a.event.length)
			.flatMap((one) => transitionElement(definition, one)),
		...children.map((child) => stateElement(definition, byName.get(child)!, { delays })),
	]
	const tag = type === 'final' || type === 'parallel' ? type : 'state'
	return element(tag, { id, initial: initial && type === 'compound' ? at(initial) : null }, inner)
}

/**
 * Returns a machine as W3C SCXML 1.0 with the ECMAScript data model.
 * A guard depends on a context that SCXML does not have. So the document holds `answers`, true or
 * false by transition id. The sender of an event first sends `guards.answered` with the answers as
 * data. They stay until others come and apply to eventless, delayed and `done.state` transitions
 * too.
 * Actions are logged by name. Answers of invoked actors are the events `done.invoke.<id>` and
 * `error.invoke.<id>`. Event names follow the W3C schema (`eventName`). A comment that begins with
 * `limit` names what SCXML cannot express.
 */
export const scxml = (definition: Definition, options: ScxmlOptions = {}): string => {
	const root = definition.states[0]!
	const raised = definition.transitions.some(({ actions }) =>
		actions.some(({ name }) => name === 'xstate.raise'),
	)
	const attributes = {
		xmlns: 'http://www.w3.org/2005/07/scxml',
		version: '1.0',
		datamodel: 'ecmascript',
		name: definition.id.replace(/\W/g, '_') || '_',
		initial: stateId(definition, root.name),
	}
	const answers = JSON.stringify(options.answers ?? {})
	const document = element('scxml', attributes, [
		...(raised
			? [comment('limit: events that actions raise are not known, only that they are raised')]
			: []),
		element('datamodel', {}, [element('data', { id: 'answers', expr: answers })]),
		stateElement(definition, root, options),
	])
	return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}
