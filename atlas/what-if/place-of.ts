import {
	type Json,
	listOf,
	type State,
	statesOf,
	type Transitions,
	transitionsOf,
} from '#atlas/mutants/config.ts'

/** Place of a transition in the configuration of its machine. */
export type Place = { state: State; site: Transitions; at: number }

const eventOf = (label: string): string => {
	const [first = '', second = ''] = label.split(' ')
	if (first === 'on') return label.slice('on '.length)
	if (first === 'after') return `after(${second})`
	if (second === 'onDone') return `done(${first})`
	return second === 'onError' ? `error(${first})` : label
}

/**
 * The place of a transition by its id; null for what a configuration writes elsewhere: the end of a
 * state, an actor's snapshots.
 */
export const placeOf = (config: Json, id: string): Place | null => {
	for (const state of statesOf(config))
		for (const site of transitionsOf(state))
			for (const at of site.list.keys())
				if (`${state.name || '.'} ${eventOf(site.label)} ${at + 1}` === id)
					return { state, site, at }
	return null
}

/** A key as a JSON Pointer writes it (RFC 6901, section 3). */
export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** The JSON Pointer (RFC 6901) of a state in the configuration. */
export const pointerOf = (name: string): string =>
	name === '' || name === '.'
		? ''
		: name
				.split('.')
				.map((key) => `/states/${escaped(key)}`)
				.join('')

/** The JSON Pointer of a transition in the configuration. */
export const transitionPointer = ({ state, site, at }: Place): string => {
	const [first = '', second = ''] = site.label.split(' ')
	const home = pointerOf(state.name)
	const indexed = (owner: unknown, path: string, i: number) =>
		Array.isArray(owner) ? `${path}/${i}` : path
	if (first === 'on' || first === 'after') {
		const key = first === 'on' ? site.label.slice('on '.length) : second
		const owner = (state.node[first] as Json)[key]
		return indexed(owner, `${home}/${first}/${escaped(key)}`, at)
	}
	if (site.label === 'always') return indexed(state.node.always, `${home}/always`, at)
	const invokes = listOf(state.node.invoke) as Json[]
	const place = invokes.findIndex(({ id }) => id === first)
	const path = indexed(state.node.invoke, `${home}/invoke`, place)
	return indexed(invokes[place]![second], `${path}/${second}`, at)
}
