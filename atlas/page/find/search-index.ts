import type { Facts } from '#atlas/facts/facts.types.ts'
import type { AtlasSearch } from '../search.ts'
import { stateTitle } from '../state-title.ts'

/** One thing that can be found, where it is, and the words it is found by. */
export type Entry = {
	kind: 'machine' | 'state' | 'event' | 'requirement' | 'guard'
	noun: string
	label: string
	text: string
	search: AtlasSearch
}

/** Tells an entry from all others. */
export const entryKey = ({ kind, noun, label, text }: Entry): string =>
	[kind, noun, label, text].join('\n')

/**
 * Everything that a search finds: machines, states, events, guards and requirements with their
 * descriptions.
 */
export const entriesOf = ({ machines, requirements }: Facts): Entry[] =>
	machines.flatMap(({ noun, definition }) => {
		const { states, transitions } = definition
		const events = new Map<string, Entry>()
		const guards = new Map<string, Entry>()
		for (const { id, event, source, guard, description } of transitions) {
			if (guard && !guards.has(guard.name))
				guards.set(guard.name, {
					kind: 'guard',
					noun,
					label: guard.name,
					text: `of ${event} in ${stateTitle(source)}${description ? ` · ${description}` : ''}`,
					search: { transition: id },
				})
			events.set(`${event} ${source}`, {
				kind: 'event',
				noun,
				label: event,
				text: `in ${stateTitle(source)}${description ? ` · ${description}` : ''}`,
				search: { transition: id },
			})
		}
		const named = requirements.flatMap(({ id, text }): Entry[] => {
			const state = states.find((one) => one.requirements.includes(id))
			const transition = transitions.find((one) => one.requirements.includes(id))
			const search = state ? { state: state.name } : transition && { transition: transition.id }
			return search ? [{ kind: 'requirement', noun, label: id, text, search }] : []
		})
		return [
			{ kind: 'machine', noun, label: noun, text: definition.description ?? '', search: {} },
			...states
				.filter(({ name }) => name !== '.')
				.map(
					({ name, description }): Entry => ({
						kind: 'state',
						noun,
						label: name,
						text: description ?? '',
						search: { state: name },
					}),
				),
			...events.values(),
			...guards.values(),
			...named,
		]
	})

const kinds: Entry['kind'][] = ['machine', 'requirement', 'state', 'event', 'guard']
const orderOf = ({ kind }: Entry) => kinds.indexOf(kind)

const rankOf = ({ label, noun, text }: Entry, words: readonly string[]): number => {
	const name = label.toLowerCase()
	const all = `${name} ${noun} ${text.toLowerCase()}`
	if (!words.every((word) => all.includes(word))) return 0
	if (words.every((word) => name.startsWith(word))) return 3
	return words.every((word) => name.includes(word)) ? 2 : 1
}

/** The entries in which all words occur, those that begin with them first. */
export const find = (entries: readonly Entry[], query: string): Entry[] => {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean)
	if (words.length === 0) return []
	return entries
		.map((entry) => ({ entry, rank: rankOf(entry, words) }))
		.filter(({ rank }) => rank > 0)
		.sort((a, b) => b.rank - a.rank || orderOf(a.entry) - orderOf(b.entry))
		.map(({ entry }) => entry)
}
