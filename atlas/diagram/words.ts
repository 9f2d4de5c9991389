import type { Definition, Named, TransitionDefinition } from '#atlas/graph/definition.types.ts'
import { conditionOf, noteOf } from './condition.ts'
import { eventCode, eventPhrase } from './event-words.ts'
import type { Part, Span } from './layout/layout.ts'
import { words } from './layout/wrap.ts'
import { phraseOf } from './phrases.ts'

/** True if a picture speaks in the names of the program or in the words of people. */
export type Labels = 'code' | 'words'

/** XState's own actions (`xstate.assign`) by their short name. */
export const shortName = (name: string): string => name.replace(/^xstate\./, '')

/** Actions by name, joined by commas. */
export const list = (named: readonly Named[]): string =>
	named.map(({ name }) => shortName(name)).join(', ')

/**
 * Actions that have a name, in words; `assign` and functions without a name say nothing to a
 * reader.
 */
export const doings = (named: readonly Named[]): string =>
	named
		.map(({ name }) => shortName(name))
		.filter((name) => name !== 'assign' && name !== 'inline')
		.map(phraseOf)
		.join(', ')

/** A sign or word stays with the first name behind it. */
export const listed = (text: string, part: Part, sign = '/'): Span[] =>
	words(text, part).map((word, i) =>
		i === 0 && sign !== '' ? { ...word, text: `${sign} ${word.text}` } : word,
	)

/**
 * Returns true for an unguarded transition after guarded ones of the same event: it is taken if
 * none of them is.
 */
export const isOtherwise = (definition: Definition, transition: TransitionDefinition): boolean => {
	if (transition.guard) return false
	const rivals = definition.transitions.filter(
		({ source, event }) => source === transition.source && event === transition.event,
	)
	return rivals.indexOf(transition) > 0
}

/**
 * The label of a transition: event, `[guard]`, `/ actions`; or in words: event, "if …", "then …",
 * and what its description adds.
 */
export const transitionWords = (
	definition: Definition,
	transition: TransitionDefinition,
	labels: Labels = 'code',
): Span[] => {
	const { trigger, guard, actions, description } = transition
	const isElse = isOtherwise(definition, transition)
	const clock: Span[] = trigger === 'after' ? [{ text: '', part: 'clock' }] : []
	if (labels === 'code')
		return [
			...clock,
			...words(eventCode(definition, transition), 'event'),
			...words(guard ? `[${guard.name}]` : isElse ? '[else]' : '', 'guard'),
			...listed(list(actions), 'action'),
		]
	return [
		...clock,
		...words(eventPhrase(definition, transition), 'event'),
		...words(guard ? conditionOf(guard.name, description) : isElse ? 'otherwise' : '', 'guard'),
		...listed(doings(actions), 'action', 'then'),
		...listed(noteOf(description) ?? '', 'note', '·'),
	]
}
