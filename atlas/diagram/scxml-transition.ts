import type {
	Definition,
	Named,
	StateDefinition,
	TransitionDefinition,
} from '#atlas/graph/definition.types.ts'
import { eventName, eventOf, stateId } from './scxml-names.ts'
import { comment, element } from './xml.ts'

/**
 * The event that tells what the guards answer from now on: its data are `true` or `false` by
 * transition id.
 */
export const ANSWERED = 'guards.answered'

/** An action by name; SCXML cannot run it, so it logs it. */
export const actionElements = (actions: readonly Named[]): string[] =>
	actions.map(({ name }) => element('log', { label: 'action', expr: JSON.stringify(name) }))

/**
 * Events of an interpreter itself, which XState does not have: an invoke that it cannot make, for
 * instance.
 */
const PLATFORM = '^error[.](communication|execution|platform)'

/**
 * A descriptor of SCXML also matches longer events (`page` matches `page.left`); XState's matches
 * its own only.
 */
const exactly = (
	definition: Definition,
	event: string | null,
	{ trigger }: TransitionDefinition,
): string[] => {
	if (event === '*')
		return [`_event.name !== ${JSON.stringify(ANSWERED)}`, `!/${PLATFORM}/.test(_event.name)`]
	if (event === null || trigger === 'wildcard') return []
	const isOpen =
		trigger === 'event' &&
		!definition.transitions.some((one) => eventName(one.event).startsWith(`${event}.`))
	return isOpen ? [] : [`_event.name === ${JSON.stringify(event)}`]
}

/** The states that a machine has ended in: the root is left there by nothing. */
const unended = (definition: Definition, { source }: TransitionDefinition): string[] =>
	source === '.'
		? definition.states
				.filter(({ type, parent }) => type === 'final' && parent === '.')
				.map(({ name }) => `!In(${JSON.stringify(stateId(definition, name))})`)
		: []

const isInside = (name: string, outer: string): boolean =>
	outer === '.' ? name !== '.' : name.startsWith(`${outer}.`)

/**
 * A state that names itself and is not left begins again inside; SCXML says so by naming where it
 * begins.
 */
const targetsOf = (transition: TransitionDefinition, source: StateDefinition): string[] => {
	const { targets, reenter } = transition
	if (reenter || targets.length !== 1 || targets[0] !== source.name) return targets
	return source.type === 'parallel' ? source.children : source.initial ? [source.initial] : []
}

/** A transition; its guard is the answer that was given to its id. */
export const transitionElement = (
	definition: Definition,
	transition: TransitionDefinition,
): string[] => {
	const { id, guard, reenter, actions, description, requirements } = transition
	const source = definition.states.find(({ name }) => name === transition.source)!
	const targets = targetsOf(transition, source)
	const event = eventOf(definition, transition)
	const conditions = [
		...exactly(definition, event, transition),
		...unended(definition, transition),
		...(guard ? [`answers[${JSON.stringify(id)}] === true`] : []),
	]
	const stays =
		!reenter && targets.length > 0 && targets.every((name) => isInside(name, source.name))
	const notes = [guard ? `[${guard.name}]` : '', description ?? '', requirements.join(' ')].filter(
		Boolean,
	)
	const limit =
		stays && source.type === 'parallel'
			? [comment('limit: XState keeps the other regions as they are; SCXML begins them again')]
			: []
	return [
		...(notes.length > 0 ? [comment(notes.join(' - '))] : []),
		...limit,
		element(
			'transition',
			{
				event,
				cond: conditions.length > 0 ? conditions.join(' && ') : null,
				target:
					targets.length > 0 ? targets.map((name) => stateId(definition, name)).join(' ') : null,
				type: stays ? 'internal' : null,
			},
			actionElements(actions),
		),
	]
}
